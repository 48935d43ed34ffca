"""Cuts the self-hosted font files of src/fonts from the fontsource packages (OFL-1.1).

    npm pack @fontsource-variable/anek-devanagari@5.3.0 @fontsource/tiro-devanagari-hindi@5.3.0
    (unpack each into FOLDER/anek and FOLDER/tiro, so that FOLDER/anek/files exists)
    pip install fonttools brotli
    python3 packages/ui/tooling/cut-fonts.py FOLDER

Prints the size of every file and fails when one is over its budget. Also prints the numbers of the fallback
faces in fonts.css: how much wider or narrower our letters are than the fonts a phone or a desktop has.
"""
import io, os, sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = sys.argv[1]
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "src", "fonts")
KB = 1024

# what plain English screens need: ASCII, and the marks our own sentences use
BASIC = list(range(0x20, 0x7F)) + [0xA0, 0xA9, 0xAE, 0xB0, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D,
                                   0x2022, 0x2026, 0x203A, 0x2192, 0x2212]
REST = [c for c in range(0xA1, 0x2216) if c not in BASIC]

WEIGHT = (400, 500, 800)
WIDTH = (100, 100, 110)  # the widest headline is 110%
ONE_WIDTH = 104  # the width of body text, for the partner site

ANEK = os.path.join(SOURCE, "anek", "files", "anek-devanagari-{}-wdth-normal.woff2")
TIRO = os.path.join(SOURCE, "tiro", "files", "tiro-devanagari-hindi-latin-400-{}.woff2")


def cut(source, target, budget_kb, codepoints=None, axes=None):
    font = TTFont(source)
    if axes:
        font = instancer.instantiateVariableFont(font, axes)
        # the cutter wants every glyph's variations spelled out, as a saved file has them
        saved = io.BytesIO()
        font.flavor = None
        font.save(saved)
        font = TTFont(io.BytesIO(saved.getvalue()))
    if codepoints:
        options = subset.Options()
        options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "liga", "calt"]
        options.hinting = False
        options.notdef_outline = True
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=codepoints)
        cutter.subset(font)
    font.flavor = "woff2"
    path = os.path.join(OUT, target)
    font.save(path)
    size = os.path.getsize(path) / KB
    print(f"{target:28} {size:6.1f} KB of {budget_kb}")
    if size > budget_kb:
        sys.exit(f"{target} is over its budget")


cut(ANEK.format("latin"), "anek-latin.woff2", 47, BASIC, {"wght": WEIGHT, "wdth": WIDTH})
cut(ANEK.format("latin"), "anek-latin-rest.woff2", 47, REST, {"wght": WEIGHT, "wdth": WIDTH})
cut(ANEK.format("latin"), "anek-latin-one-width.woff2", 28, BASIC, {"wght": WEIGHT, "wdth": ONE_WIDTH})
cut(ANEK.format("latin-ext"), "anek-rupee.woff2", 5, [0x20B9], {"wght": WEIGHT, "wdth": WIDTH})
cut(ANEK.format("devanagari"), "anek-devanagari.woff2", 260, None, {"wght": WEIGHT, "wdth": 100})
cut(TIRO.format("italic"), "tiro-italic.woff2", 16, BASIC)
cut(TIRO.format("normal"), "tiro-normal.woff2", 16, BASIC)

# --- fallback faces -------------------------------------------------------------------------------------------------
SAMPLE = "From the doctor's pen to your door in 10 minutes. Send a photo of your prescription. We read it, a pharmacist " \
         "checks it, and you pay cash when it arrives. Upload Prescription, Verify Medicines, Confirm Order, Place order"


def width(font, text):
    cmap, hmtx, unit = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    return sum(hmtx[cmap[ord(c)]][0] for c in text) / unit


ours = instancer.instantiateVariableFont(TTFont(ANEK.format("latin")), {"wght": 460, "wdth": 104})
for label, path in [("Arial", "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf")] + \
        [("Roboto", p) for p in sys.argv[2:3]]:
    if os.path.exists(path):
        ratio = width(ours, SAMPLE) / width(TTFont(path), SAMPLE)
        print(f"{label}: size-adjust {ratio:.1%}, ascent {0.98 / ratio:.1%}, descent {0.32 / ratio:.1%}")
