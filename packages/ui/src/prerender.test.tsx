import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Accordion } from './accordion/accordion.tsx'
import { HeroScene } from './art/hero-scene.tsx'
import { BarChart } from './bar-chart/bar-chart.tsx'
import { Carousel } from './carousel/carousel.tsx'
import { ChipQuestions } from './chip-questions/chip-questions.tsx'
import { Slider } from './slider/slider.tsx'
import { Stat, Stats } from './stat/stat.tsx'
import { Tabs } from './tabs/tabs.tsx'
import { Testimonial } from './testimonial/testimonial.tsx'

const words = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play', position: () => '1 of 2' }
const slides = [
  { id: 'a', content: 'the first' },
  { id: 'b', content: 'the second' },
]

/** What stands on prerendered pages, with a word that must be readable before any script has come. */
const PARTS = {
  'This.': () => <Accordion items={[{ id: 'a', title: 'What?', content: 'This.' }]} single />,
  CHECKED: () => <HeroScene stampWord="CHECKED" />,
  '₹1': () => <BarChart label="chart" bars={[{ id: 'a', label: 'Share', value: 1, text: '₹1' }]} />,
  'the first': () => <Carousel label="Praise" words={words} slides={slides} interval={5000} loop />,
  'How?': () => <ChipQuestions questions={[{ id: 'a', question: 'How?', answer: 'So.' }]} />,
  Sales: () => <Slider label="Sales" value={5} min={0} max={10} onValueChange={() => {}} />,
  '2K+': () => (
    <Stats columns={4}>
      <Stat value="2K+" label="orders" />
    </Stats>
  ),
  'Ward and gate': () => (
    <Tabs
      label="Order type"
      value="ward"
      onValueChange={() => {}}
      items={[{ value: 'ward', label: 'Inside Hospital', content: 'Ward and gate' }]}
    />
  ),
  'Good.': () => <Testimonial quote="Good." name="Customer" rating={{ value: 5, label: '5 out of 5' }} />,
} satisfies Record<string, () => ReactElement>

test.each(Object.entries(PARTS))(
  '"%s" is readable in prerendered HTML that sets no inline style',
  (word, Part) => {
    const html = renderToStaticMarkup(<Part />)
    expect(html).toContain(word)
    expect(html).not.toContain('style=')
  },
)
