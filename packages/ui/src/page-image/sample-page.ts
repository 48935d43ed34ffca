import type { PageMark } from './page-mark.tsx'

const LINES = [
  'Tab. Metformin SR 500',
  'Tab. Telmisartan 40 mg',
  'Tab. Pantop 40',
  'Cap. Vit D3 60,000 IU',
  'Syp. ~~~~~~',
]
const TOPS = [0.24, 0.36, 0.46, 0.58, 0.685]

export const SAMPLE_SIZE = { width: 720, height: 960 }

/** A written page for stories and tests, drawn so that no photograph has to be kept. */
export const SAMPLE_PAGE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 960" width="720" height="960"><rect width="720" height="960" fill="#7d6a57"/><rect x="28" y="34" width="660" height="900" fill="#f8f6ef"/><path d="M70 130h580" stroke="#223" stroke-width="2"/><g fill="#22306b" font-family="serif"><text x="70" y="85" font-size="30">Dr. Meera Kulkarni</text><text x="70" y="220" font-size="44">Rx</text></g><g fill="#2c3a9e" font-family="cursive" font-size="32" font-style="italic">${LINES.map(
    (line, row) => `<text x="122" y="${(TOPS[row] ?? 0) * 960 + 48}">${line}</text>`,
  ).join('')}</g></svg>`,
)}`

const TONES = ['clear', 'clear', 'check', 'clear', 'unmatched'] as const
const SURE = { clear: 'read clearly', check: 'please check', unmatched: 'not matched' } as const

export const SAMPLE_MARKS: readonly PageMark[] = TONES.map((tone, row) => ({
  id: `line-${row + 1}`,
  number: row + 1,
  box: { x: 0.155, y: TOPS[row] ?? 0, width: row === 4 ? 0.25 : 0.5, height: 0.08 },
  tone,
  label: `Line ${row + 1}, ${SURE[tone]}`,
  href: `#line-${row + 1}`,
}))
