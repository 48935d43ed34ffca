import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, Profiler, useState } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Combobox, type ComboboxList } from './combobox.tsx'

const options = [
  { id: 'a', name: 'Crocin (650) [strip]', detail: 'Strip of 15' },
  { id: 'b', name: 'Crocin Advance' },
]

const nothing = () => {}

function Search({
  list,
  onPick = nothing,
}: {
  list: ComboboxList
  onPick?: (option: { id: string }) => void
}) {
  const [text, setText] = useState('')
  return <Combobox label="Medicine" text={text} onTextChange={setText} list={list} onPick={onPick} />
}

const results = { status: 'results', options } as const
const input = () => screen.getByRole('combobox', { name: 'Medicine' })

test('each state is a sentence that is announced', async () => {
  const { rerender } = render(
    <Search list={{ status: 'too-short', message: 'Type at least 2 characters' }} />,
  )
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.type(input(), 'c')
  expect(screen.getByRole('status')).toHaveTextContent('Type at least 2 characters')
  rerender(<Search list={{ status: 'loading', message: 'Searching...' }} />)
  expect(screen.getByRole('status')).toHaveTextContent('Searching...')
  rerender(<Search list={{ status: 'none', message: 'No results' }} />)
  expect(screen.getByRole('status')).toHaveTextContent('No results')
  expect(input()).toHaveAttribute('aria-expanded', 'false')
})

test.each(['(', '[', '\\', 'a+a+!', '.*', '$&', '(650) ['])(
  'what is typed is text and never a pattern: %s',
  async (typed) => {
    render(<Search list={results} />)
    await userEvent.click(input())
    await userEvent.paste(typed)
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Crocin (650) [strip]Strip of 15',
      'Crocin Advance',
    ])
  },
)

test('the part of a name that was typed stands out, whatever its case', async () => {
  render(<Search list={results} />)
  await userEvent.type(input(), 'ADV')
  expect(screen.getByText('Adv').tagName).toBe('MARK')
})

test('the browser offers no list of its own, and Escape closes ours alone (B049)', async () => {
  const above = vi.fn<(event: { key: string }) => void>()
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog that Escape would close
    <div onKeyDown={({ key, defaultPrevented }) => (defaultPrevented ? undefined : above({ key }))}>
      <Search list={results} />
    </div>,
  )
  expect(input()).toHaveAttribute('autocomplete', 'off')
  await userEvent.type(input(), 'cro')
  above.mockClear()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(input()).toHaveValue('cro')
  expect(above).not.toHaveBeenCalled()
})

test('a press into an empty input draws nothing anew, and one into what is typed opens its list', async () => {
  const onRender = vi.fn()
  render(
    <Profiler id="search" onRender={onRender}>
      <Search list={results} />
    </Profiler>,
  )
  onRender.mockClear()
  await userEvent.click(input())
  expect(input()).toHaveFocus()
  expect(onRender).not.toHaveBeenCalled()
  await userEvent.type(input(), 'cro')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  await userEvent.click(input())
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

test('a press takes an option and leaves the focus in the input', async () => {
  const onPick = vi.fn()
  render(<Search list={results} onPick={onPick} />)
  await userEvent.type(input(), 'cro')
  await userEvent.click(screen.getByRole('option', { name: /Advance/ }))
  expect(onPick).toHaveBeenCalledExactlyOnceWith(options[1])
  expect(input()).toHaveFocus()
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test('Enter that ends a composed Hindi word takes nothing', async () => {
  const onPick = vi.fn()
  render(<Search list={results} onPick={onPick} />)
  await userEvent.type(input(), 'cro{ArrowDown}')
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
  expect(onPick).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith(options[0])
})

test('Enter in an open list never sends the form around it', async () => {
  const submit = vi.fn()
  render(
    <form onSubmit={submit}>
      <Search list={results} />
    </form>,
  )
  await userEvent.type(input(), 'cro{Enter}')
  expect(submit).not.toHaveBeenCalled()
})

test.each([
  { presses: '{ArrowDown}', marked: 'Crocin (650) [strip]' },
  { presses: '{ArrowDown}{ArrowDown}', marked: 'Crocin Advance' },
])('a new answer starts with nothing chosen, where $marked was', async ({ presses, marked }) => {
  const { rerender } = render(<Search list={results} />)
  await userEvent.type(input(), `cro${presses}`)
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(marked)
  const later = [
    { id: 'z', name: 'Zincovit' },
    { id: 'y', name: 'Zyrtec' },
  ]
  rerender(<Search list={{ status: 'results', options: later }} />)
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument()
  expect(input()).not.toHaveAttribute('aria-activedescendant')
})

test('the same answer given again keeps what is chosen', async () => {
  const { rerender } = render(<Search list={results} />)
  await userEvent.type(input(), 'cro{ArrowDown}')
  rerender(<Search list={{ status: 'results', options: [...options] }} />)
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Crocin (650)')
})

test('a list that was closed opens by an arrow with an option chosen', async () => {
  render(<Search list={results} />)
  await userEvent.type(input(), 'cro{Escape}')
  expect(input()).toHaveValue('cro')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}')
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Crocin Advance')
})

test('Escape never takes away what is typed', async () => {
  render(<Search list={{ status: 'none', message: 'No results' }} />)
  await userEvent.type(input(), 'zz{Escape}{Escape}')
  expect(input()).toHaveValue('zz')
})

test('it is prerendered as a field without an inline style, which a strict content policy would refuse', () => {
  const html = renderToStaticMarkup(<Search list={results} />)
  expect(html).toContain('<input')
  expect(html).not.toContain('style')
})

test('an open list puts no style sheet into the page, which a strict content policy would refuse', async () => {
  render(<Search list={results} />)
  await userEvent.type(input(), 'cro{ArrowDown}')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(document.querySelector('style')).toBeNull()
})

test('leaving the input closes the list', async () => {
  render(<Search list={results} />)
  await userEvent.type(input(), 'cro')
  await userEvent.tab()
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test('leaving the input takes nothing, whatever is chosen', async () => {
  const onPick = vi.fn()
  render(
    <>
      <Search list={results} onPick={onPick} />
      <p>Elsewhere</p>
    </>,
  )
  await userEvent.type(input(), 'cro{ArrowDown}')
  await userEvent.tab()
  await userEvent.type(input(), '{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toBeVisible()
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(onPick).not.toHaveBeenCalled()
})

test('a pointer over the list chooses nothing, so that Enter takes nothing by chance', async () => {
  const onPick = vi.fn()
  render(<Search list={results} onPick={onPick} />)
  await userEvent.type(input(), 'cro')
  await userEvent.hover(screen.getByRole('option', { name: /Advance/ }))
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(onPick).not.toHaveBeenCalled()
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

test('a press on the input or on the sentence under it keeps the list open', async () => {
  render(<Search list={{ status: 'none', message: 'No results' }} />)
  await userEvent.type(input(), 'zz')
  await userEvent.click(input())
  await userEvent.click(screen.getByText('No results'))
  expect(screen.getByRole('status')).toHaveTextContent('No results')
  expect(input()).toHaveFocus()
})

test('with nothing shown, Escape and Enter are for what is around the input', async () => {
  const above = vi.fn<(key: string) => void>()
  const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  render(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- stands for a dialog that Escape would close
    <form
      onSubmit={submit}
      onKeyDown={({ key, defaultPrevented }) => (defaultPrevented ? undefined : above(key))}
    >
      <Search list={results} />
    </form>,
  )
  await userEvent.type(input(), 'cro{Escape}')
  above.mockClear()
  await userEvent.keyboard('{Escape}{Enter}')
  expect(above.mock.calls.flat()).toEqual(['Escape', 'Enter'])
  expect(submit).toHaveBeenCalledOnce()
})

test('Home and End move in what is typed, not in the list', async () => {
  render(<Search list={results} />)
  await userEvent.type(input(), 'cro{ArrowDown}{End}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Crocin (650)')
  await userEvent.keyboard('{Home}a')
  expect(input()).toHaveValue('acro')
})

test('the same option can be taken twice', async () => {
  const onPick = vi.fn()
  render(<Search list={results} onPick={onPick} />)
  await userEvent.type(input(), 'cro{ArrowDown}{Enter}')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onPick.mock.calls).toEqual([[options[0]], [options[0]]])
})

test("a phone's keyboard, which names no key, writes and searches, and a touch takes an option", async () => {
  const onPick = vi.fn()
  render(<Search list={results} onPick={onPick} />)
  await userEvent.click(input())
  fireEvent.keyDown(input(), { key: 'Unidentified', keyCode: 229 })
  fireEvent.input(input(), { target: { value: 'cro' } })
  fireEvent.keyDown(input(), { key: 'ArrowDown', keyCode: 229 })
  expect(input()).toHaveValue('cro')
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument()
  await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('option', { name: /Advance/ }) })
  expect(onPick).toHaveBeenCalledExactlyOnceWith(options[1])
})

test('it comes alive from the prerendered page with the same ids, and has nothing to complain of', async () => {
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<Search list={results} />)
  const id = input().id
  render(<Search list={results} />, { container: page, hydrate: true })
  expect(input().id).toBe(id)
  await userEvent.type(input(), 'cro{ArrowDown}')
  const marked = screen.getByRole('option', { selected: true })
  expect(input()).toHaveAttribute('aria-activedescendant', marked.id)
  expect(input()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Medicine' }).id)
  await userEvent.keyboard('{Enter}')
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
})

/** What a finger touches beside the open list; from then on time stands still. */
const besideOpenList = async (): Promise<HTMLElement> => {
  render(
    <>
      <Search list={results} />
      <p>Beside</p>
    </>,
  )
  await userEvent.type(input(), 'c')
  vi.useFakeTimers()
  return screen.getByText('Beside')
}

test('a finger beside the list closes it after its press was answered, even where no press follows', async () => {
  const beside = await besideOpenList()
  fireEvent.touchStart(beside)
  fireEvent.touchEnd(beside)
  expect(screen.getByRole('listbox')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(100))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(input()).toHaveValue('c')
  vi.useRealTimers()
})

test('quick swipes beside the list leave it open', async () => {
  const beside = await besideOpenList()
  for (let swipe = 0; swipe < 3; swipe += 1) {
    fireEvent.touchStart(beside)
    act(() => void vi.advanceTimersByTime(60))
    fireEvent.touchMove(beside)
    fireEvent.touchEnd(beside)
    act(() => void vi.advanceTimersByTime(50))
  }
  act(() => void vi.advanceTimersByTime(100))
  expect(screen.getByRole('listbox')).toBeInTheDocument()
  vi.useRealTimers()
})
