import type { Meta, StoryObj } from '@storybook/react-vite'
import { Carousel } from './carousel.tsx'

const slides = ['First', 'Second', 'Third', 'Fourth'].map((word) => ({
  id: word,
  content: (
    <div className="hang hang-pad mb-6">
      <h3 className="text-xl">{word} slide</h3>
      <p className="text-quiet">Swipe sideways, or use the arrows.</p>
    </div>
  ),
}))

const meta = {
  title: 'Content/Carousel',
  tags: ['autodocs'],
  component: Carousel,
  args: {
    label: 'Testimonials',
    slides,
    words: {
      previous: 'Previous',
      next: 'Next',
      pause: 'Pause',
      play: 'Play',
      position: (current: number, count: number) => `${current} of ${count}`,
    },
  },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const ByHand: Story = {}
export const ByItself: Story = { args: { interval: 5000, loop: true } }
export const SwipeOnly: Story = { args: { interval: 2000, loop: true, showArrows: false } }
export const TwoToAPage: Story = { args: { slideClassName: 'basis-full md:basis-1/2 md:pr-6' } }
export const StartsOnTheThird: Story = { args: { startIndex: 2 } }
export const PlainOnWideScreens: Story = {
  args: {
    activeWhen: '(max-width: 47.99rem)',
    trackClassName: 'md:grid md:grid-cols-4 md:gap-6',
    interval: 2000,
    loop: true,
  },
}
export const OneSlide: Story = { args: { slides: slides.slice(0, 1), interval: 5000 } }
