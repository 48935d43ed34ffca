import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { BlankSlip } from './blank-slip.tsx'
import { CutLine } from './cut-line.tsx'
import { DeliverScene } from './deliver-scene.tsx'
import { HeroScene } from './hero-scene.tsx'
import { OutOfReach } from './out-of-reach.tsx'
import { ShopScene } from './shop-scene.tsx'

const drawings: [string, ComponentType][] = [
  ['the hero', () => <HeroScene stampWord="CHECKED" />],
  ['the delivery', DeliverScene],
  ['an empty page', BlankSlip],
  ['a failure', CutLine],
  ['no service', OutOfReach],
  ['the store', () => <ShopScene name="Dawadoot" />],
]

test.each(drawings)('a screen reader passes over the drawing of %s', (_, DrawingOf) => {
  const { container } = render(<DrawingOf />)
  // a scene may be laid on several sheets
  const sheets = [...container.querySelectorAll('svg')].filter((svg) => !svg.parentElement?.closest('svg'))
  expect(sheets).not.toHaveLength(0)
  for (const sheet of sheets) {
    expect(sheet).toHaveAttribute('aria-hidden', 'true')
    expect(sheet).toHaveAttribute('focusable', 'false')
  }
})

test.each(drawings)(
  'the drawing of %s takes every colour from a token and sets no inline style',
  (_, DrawingOf) => {
    const { container } = render(<DrawingOf />)
    expect(container.querySelectorAll('[style]')).toHaveLength(0)
    const painted = [...container.querySelectorAll('[fill], [stroke]')]
    expect(painted.filter((shape) => (shape.getAttribute('fill') ?? 'none') !== 'none')).toHaveLength(0)
    expect(painted.filter((shape) => (shape.getAttribute('stroke') ?? 'none') !== 'none')).toHaveLength(0)
  },
)

test('a stamp and a board carry the words they are given', () => {
  const { getByText } = render(
    <>
      <HeroScene stampWord="VERIFIED" />
      <ShopScene name="Corner store" />
    </>,
  )
  expect(getByText('VERIFIED')).toBeInTheDocument()
  expect(getByText('Corner store')).toBeInTheDocument()
})
