#!/usr/bin/env python3
"""Makes the subsets of Noto in this folder again: what names are written with, in one weight.

    pip install fonttools==4.68.0
    python3 fonts/subset.py SOURCES

SOURCES is a folder with the seven files named below, as README.md in this folder says where they are from.
The same sources and fonttools give the same bytes.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
# Letters of a right-to-left or stacking script are joined and placed by the font's own tables.
SHAPED = ["*"]
# Characters that stand for themselves need none of them; emoji sequences are drawn as their first sign.
ALONE = []
JOINERS = {0x200C, 0x200D, 0x25CC}


def block(first, last):
    return set(range(first, last + 1))


def rows(codec, first, last):
    """The characters in rows of a national standard of 94 rows with 94 cells."""
    cells = [bytes([0xA0 + row, 0xA0 + cell]) for row in range(first, last + 1) for cell in range(1, 95)]
    return {ord(text) for text in (cell.decode(codec, "ignore") for cell in cells) if len(text) == 1}


def frequent_traditional():
    """The frequent characters of Big5: its first plane."""
    trails = [*range(0x40, 0x7F), *range(0xA1, 0xFF)]
    cells = [bytes([lead, trail]) for lead in range(0xA4, 0xC7) for trail in trails if (lead, trail) <= (0xC6, 0x7E)]
    return {ord(text) for text in (cell.decode("big5", "ignore") for cell in cells) if len(text) == 1}


# Chinese as in GB 2312 and the frequent part of Big5, Japanese as in JIS X 0208, Korean as in KS X 1001; names
# have many characters that texts seldom have, so both levels of the first and the third.
HAN = rows("gb2312", 16, 87) | frequent_traditional() | rows("euc_jp", 16, 84)
HANGUL = rows("euc_kr", 16, 40) | block(0x3131, 0x318E)
KANA_AND_WIDE = block(0x3000, 0x30FF) | block(0xFF01, 0xFF9F)

# Letters of phonetics, with which people write small capitals and turned letters.
PHONETIC = block(0x250, 0x2AF) | block(0x1D00, 0x1DBF) | block(0x2C60, 0x2C7F) | block(0xA720, 0xA7FF)

SUBSETS = [
    ("NotoSans_500Medium.ttf", "NotoSans-names.ttf", PHONETIC, ALONE),
    ("NotoSansArabic_500Medium.ttf", "NotoSansArabic-names.ttf", block(0x600, 0x6FF) | block(0x750, 0x77F) | JOINERS, SHAPED),
    ("NotoSansHebrew_500Medium.ttf", "NotoSansHebrew-names.ttf", block(0x591, 0x5F4) | JOINERS, SHAPED),
    ("NotoSansThai_500Medium.ttf", "NotoSansThai-names.ttf", block(0xE01, 0xE5B) | JOINERS, SHAPED),
    ("NotoSansDevanagari_500Medium.ttf", "NotoSansDevanagari-names.ttf", block(0x900, 0x97F) | JOINERS, SHAPED),
    ("NotoSansCJK-Medium.ttc", "NotoSansCJK-names.otf", HAN | HANGUL | KANA_AND_WIDE, ["ccmp"]),
    ("NotoEmoji_500Medium.ttf", "NotoEmoji-names.ttf", block(0xA9, 0xAE) | block(0x203C, 0x1FFFF), ALONE),
]


def main(sources):
    for source, target, characters, features in SUBSETS:
        # The first font of the collection has the Japanese forms.
        font = TTFont(sources / source, fontNumber=0, recalcTimestamp=False)
        options = subset.Options()
        options.layout_features = features
        options.hinting = False
        options.name_IDs = [0, 1, 13, 14]
        options.drop_tables += ["BASE", "STAT", "VORG", "meta", "vhea", "vmtx"]
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=characters)
        subsetter.subset(font)
        font.save(HERE / target)
        print(f"{target}: {len(font.getBestCmap())} characters, {(HERE / target).stat().st_size:,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
