import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChipQuestions } from './chip-questions.tsx'

const questions = [
  [
    'How does it come in 10 minutes?',
    'From a store near you. The rider leaves as soon as the pharmacist has checked the slip.',
  ],
  ['Do I need a prescription?', 'Yes, for every medicine that the law asks one for.'],
  [
    'How do you verify my order?',
    'A registered pharmacist compares your cart with the prescription before it leaves the store. If a line is not clear, they call you first.',
  ],
  ['How do I pay?', 'In cash, when it arrives.'],
  ['Can I order from inside a hospital?', 'Yes. Choose the hospital and the gate nearest to you.'],
  [
    'What if a medicine is out of stock?',
    'You see others with the same composition and choose one, or leave it out.',
  ],
].map(([question = '', answer = '']) => ({ id: question, question, answer }))

const meta = {
  title: 'Content/ChipQuestions',
  tags: ['autodocs'],
  component: ChipQuestions,
  args: { questions },
} satisfies Meta<typeof ChipQuestions>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const OpenInTheFirstRow: Story = { args: { openAtFirst: 'Do I need a prescription?' } }
export const OpenInTheLastRow: Story = { args: { openAtFirst: 'How do I pay?' } }
