/** The letter of the mark without its dot, 64 units wide; the stroke is the drawing's. */
export const LetterStroke = () => (
  <>
    <path d="M36 7V19.5H26.5C16.5 19.5 11 25 11 32.5S16.5 45 26 45C30 45 33.5 44 36 42" />
    <path d="M36 33V44C36 51 39 55 46 55" />
  </>
)
