import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Accordion } from './accordion.tsx'

const items = [
  { id: 'cost', title: 'What does it cost?', content: 'Two lakh.' },
  { id: 'time', title: 'How long does it take?', content: 'Two weeks.' },
]
const row = (title: string) => screen.getByText(title).closest('details')

test('pressing a question opens its answer, pressing again closes it', async () => {
  const user = userEvent.setup()
  render(<Accordion items={items} />)
  expect(row('What does it cost?')).not.toHaveAttribute('open')
  await user.click(screen.getByText('What does it cost?'))
  expect(row('What does it cost?')).toHaveAttribute('open')
  await user.click(screen.getByText('What does it cost?'))
  expect(row('What does it cost?')).not.toHaveAttribute('open')
})

test('one at a time makes the rows one group, and two accordions stay apart', () => {
  render(
    <>
      <Accordion items={items} single />
      <Accordion items={[{ id: 'else', title: 'Anything else?', content: 'No.' }]} single />
    </>,
  )
  const name = row('What does it cost?')?.getAttribute('name')
  expect(name).toBeTruthy()
  expect(row('How long does it take?')).toHaveAttribute('name', name)
  expect(row('Anything else?')?.getAttribute('name')).not.toBe(name)
})

test('otherwise every row opens by itself', () => {
  render(<Accordion items={items} />)
  expect(row('What does it cost?')).not.toHaveAttribute('name')
})
