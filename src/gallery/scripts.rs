//! Names in every script that the fonts are for.

/// Scripts with a name in each.
pub const SCRIPTS: [(&str, &str); 12] = [
    ("Latin", "Grandmother Willow"),
    ("Greek", "Ωμέγα Αλέξανδρος"),
    ("Cyrillic", "Жанна Щербакова"),
    ("Arabic", "محمد الفارسي"),
    ("Hebrew", "שָׂרָה בת־חן"),
    ("Thai", "น้ำใจ กี่ปุ่น"),
    ("Devanagari", "प्रिया क्षत्रिय"),
    ("Han", "李小龙 張偉"),
    ("Hiragana", "さくらんぼ"),
    ("Katakana", "カタナマスター"),
    ("Hangul", "김민준 별빛"),
    ("emoji", "🦊 👩\u{200d}🚀 🌍"),
];

/// As long, wide and high as names can be: 32 characters.
pub const EXTREMES: [&str; 5] = [
    "龘龍鑫國艦鬱驫麤灣鐵籲鸞龘龍鑫國艦鬱驫麤灣鐵籲鸞龘龍鑫國艦鬱驫麤",
    "กี่ปุ่นั้น้ำใจปั๊ด็จที่ฟื้นชื่อซ",
    "क्षत्रियर्क्ष्म्यँस्त्र्यीःहूँङ्",
    "Z\u{334}\u{322}\u{324}\u{316}\u{354}\u{331}\u{355}\u{325}\u{320}\u{31c}\u{31f}\u{34e}\u{31e}a\u{336}\u{31b}l\u{335}\u{330}\u{34a}g\u{337}\u{322}o",
    "محمدعبدالرحمنالشهرستانيالأندلسيي",
];
