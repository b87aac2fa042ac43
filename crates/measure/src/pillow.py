"""Draws and encodes one board with Pillow, once for every line on standard input.

Reads a folder with sprites (PNG), a font and scene.json; answers each line with the seconds it
took and the size of the file.
"""

import io
import json
import pathlib
import sys
import time

from PIL import Image, ImageDraw, ImageFont

folder = pathlib.Path(sys.argv[1])
scene = json.loads((folder / "scene.json").read_text())
sprites = {
    name: Image.open(folder / f"{name}.png").convert("RGBA") for name in scene["sprites"]
}
solid = {name: sprite.convert("RGB") for name, sprite in sprites.items()}
fonts = {
    size: ImageFont.truetype(str(folder / "font.ttf"), size)
    for size in {text["size"] for text in scene["texts"]}
}


def draw():
    picture = Image.new("RGB", (scene["width"], scene["height"]), tuple(scene["ground"]))
    for sprite in scene["squares"]:
        picture.paste(solid[sprite["name"]], (sprite["x"], sprite["y"]))
    for edge in scene["edges"]:
        mask = Image.new("L", (edge["width"], edge["height"]), edge["alpha"])
        picture.paste(tuple(edge["colour"]), (edge["x"], edge["y"]), mask)
    for badge in scene["badges"]:
        image = sprites[badge["name"]]
        picture.paste(image, (badge["x"], badge["y"]), image)
    pen = ImageDraw.Draw(picture)
    for panel in scene["panels"]:
        box = (panel["x"], panel["y"], panel["x"] + panel["width"], panel["y"] + panel["height"])
        pen.rounded_rectangle(box, panel["radius"], tuple(panel["colour"]))
    for text in scene["texts"]:
        at, font = (text["x"], text["y"]), fonts[text["size"]]
        pen.text(at, text["text"], tuple(text["colour"]), font, anchor="mm")
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


for _ in sys.stdin:
    began = time.perf_counter()
    data = draw()
    took = time.perf_counter() - began
    (folder / "pillow.png").write_bytes(data)
    print(took, len(data), flush=True)
