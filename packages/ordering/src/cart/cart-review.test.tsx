import { searchMedicines } from '@dawadoot/api/contract/medicines'
import { getPage, getResult } from '@dawadoot/api/contract/prescriptions'
import { answer, refuse, reply } from '@dawadoot/api/testing/reply'
import { MEDICINE_SEARCH } from '@dawadoot/domain/cart/medicine-search'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Ordering } from '../ordering.tsx'
import { STORED } from '../storage/browser-storage.ts'
import { apiServer } from '../testing/api-server.ts'
import { testStorage, testUser } from '../testing/fake-ordering.ts'
import { fetchFrom } from '../testing/in-story.tsx'
import { leavePage } from '../testing/leave-page.ts'
import { renderOrdering } from '../testing/render-ordering.tsx'
import {
  clearResult,
  metformin,
  paracetamol,
  readPrescription,
  SAMPLE_LINK,
  sampleResult,
  telmisartan,
  vitaminD,
} from '../testing/sample-prescription.ts'
import { CART_TURNS } from './cart-turns.ts'
import { rememberReading } from './reading-memory.ts'
import { ResultScreen } from './result-screen.tsx'
import { readCart } from './saved-cart.ts'

const server = apiServer(...readPrescription())
afterEach(() => {
  // a frame that waits for a timer in hand would be the last one that the document ever has
  if (vi.isFakeTimers()) act(() => void vi.runOnlyPendingTimers())
  vi.useRealTimers()
})

const remembered = ({ storage }: Ordering) => rememberReading(storage, SAMPLE_LINK.prescriptionId)

/** The cart of a prescription that this tab has seen completed. */
const showCart = async (options: Parameters<typeof renderOrdering>[1] = {}) => {
  const shown = renderOrdering(<ResultScreen link={SAMPLE_LINK} />, {
    user: testUser(),
    before: remembered,
    ...options,
  })
  // the last of it: what is below the window follows in slices
  await screen.findByRole('combobox')
  return shown
}

/** With timers in hand: all turns in which a cart is drawn, each a frame after the one before. */
const drawn = async () => {
  for (let turn = 0; turn <= CART_TURNS.rest; turn += 1) await act(() => vi.advanceTimersByTimeAsync(20))
}

const line = (name: string) => screen.getByRole('article', { name })
const bill = () => screen.getByRole('region', { name: 'Payment summary' })
const go = (name: 'Proceed' | 'Payment method') => within(bill()).getByRole('button', { name })

describe('a line of the cart', () => {
  test('shows name, pack, composition, price, MRP, discount and the dosage in words', async () => {
    await showCart()
    const shown = line('Metformin SR 500 mg')
    expect(shown).toHaveTextContent('Strip of 15 tablets. Metformin hydrochloride (500 mg)')
    expect(shown).toHaveTextContent('₹31.20')
    expect(shown).toHaveTextContent('40% off')
    expect(shown).toHaveTextContent('MRP ₹52.00')
    const dosage = within(within(shown).getByRole('list', { name: 'Dosage' })).getAllByRole('listitem')
    expect(dosage.map(({ textContent }) => textContent)).toEqual([
      'Morning 1',
      'Night 1',
      '15 days',
      'After food',
    ])
    expect(within(shown).getByText('Read clearly')).toBeInTheDocument()
  })

  test('can be taken 1 to 10 times, starts at 1, and moves the totals', async () => {
    server.use(reply(getResult, clearResult()))
    const { user } = await showCart()
    const quantity = within(line('Metformin SR 500 mg')).getByRole('group', {
      name: 'Quantity of Metformin SR 500 mg',
    })
    expect(quantity).toHaveTextContent('1')
    for (let press = 0; press < 11; press++)
      await user.click(within(quantity).getByRole('button', { name: 'One more' }))
    expect(quantity).toHaveTextContent('10')
    // 10 x 31.20 + 44.80
    expect(bill()).toHaveTextContent('Total₹356.80')
    expect(bill()).toHaveTextContent('Items11')
  })

  test('that is not sure quotes what was read; Looks right settles it', async () => {
    const { user } = await showCart()
    const shown = line('Pantoprazole 40 mg')
    expect(within(shown).getByText('Please check')).toBeInTheDocument()
    expect(shown).toHaveTextContent('We read this as “Pantop 40”. Compare it with the paper.')
    await user.click(within(shown).getByRole('button', { name: 'Looks right' }))
    expect(within(shown).getByText('You checked this')).toBeInTheDocument()
    expect(within(shown).queryByRole('button', { name: 'Choose another' })).not.toBeInTheDocument()
  })

  test('keeps what is open in it when another line of a long cart leaves', async () => {
    const { source } = vitaminD
    const medicine = Array.from({ length: 12 }, (_, at) => {
      const id = `M-${at + 1}`
      const place = source && { ...source, box: { ...source.box, y: at / 15 } }
      return { ...vitaminD, id, matched_medicineId: id, name: `Medicine ${at + 1}`, source: place }
    })
    server.use(reply(getResult, sampleResult({ extractedMedicines: { medicine }, unmatched: [] })))
    const { user } = await showCart()
    const eleventh = line('Medicine 11')
    const chosen = within(eleventh).getByRole('radio', { name: /sachet/ })
    await user.click(chosen)
    await user.click(within(line('Medicine 2')).getByRole('button', { name: 'Remove Medicine 2' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Medicine 2' })).not.toBeInTheDocument())
    expect(line('Medicine 11')).toBe(eleventh)
    expect(chosen).toBeChecked()
  })

  test('that is not sure may be another of the reader’s guesses', async () => {
    const { user } = await showCart()
    const shown = line('Pantoprazole 40 mg')
    await user.click(within(shown).getByRole('button', { name: 'Choose another' }))
    await user.click(within(shown).getByRole('radio', { name: /Pantoprazole 20 mg/ }))
    await user.click(within(shown).getByRole('button', { name: 'Choose this one' }))
    const chosen = line('Pantoprazole 20 mg')
    expect(within(chosen).getByText('You checked this')).toBeInTheDocument()
    // it hangs from the same words
    expect(
      within(chosen).getByRole('img', { name: 'Line 3 as written on the prescription' }),
    ).toBeInTheDocument()
  })

  test('that is out of stock stands at 0, off, and is replaced by a chosen alternative, and undone', async () => {
    const { user } = await showCart()
    const shown = line('Vitamin D3 60,000 IU capsule')
    const quantity = within(shown).getByRole('group', { name: /Quantity/ })
    expect(quantity).toHaveTextContent('0')
    expect(within(quantity).getByRole('button', { name: 'One more' })).toBeDisabled()
    await user.click(within(shown).getByRole('button', { name: 'Replace' }))
    expect(within(shown).getByRole('alert')).toHaveTextContent('Choose one of these first.')
    await user.click(within(shown).getByRole('radio', { name: /Cholecalciferol 60K softgel/ }))
    await user.click(within(shown).getByRole('button', { name: 'Replace' }))
    const replaced = line('Cholecalciferol 60K softgel')
    expect(replaced).toHaveTextContent('In place of Vitamin D3 60,000 IU capsule.')
    expect(within(replaced).getByText('Replaced')).toBeInTheDocument()
    expect(go('Payment method')).toBeInTheDocument()
    await user.click(within(replaced).getByRole('button', { name: 'Undo' }))
    expect(line('Vitamin D3 60,000 IU capsule')).toBeInTheDocument()
    expect(go('Proceed')).toBeInTheDocument()
  })

  test('of Schedule X is refused in words, and one of H1 carries a badge', async () => {
    server.use(
      reply(
        getResult,
        clearResult({
          extractedMedicines: {
            medicine: [
              { ...metformin, schedule: 'H1' },
              { ...telmisartan, schedule: 'X' },
            ],
          },
        }),
      ),
    )
    await showCart()
    expect(within(line('Metformin SR 500 mg')).getByText('Schedule H1')).toBeInTheDocument()
    const refused = line('Telmisartan 40 mg')
    expect(refused).toHaveTextContent('We cannot sell this medicine online.')
    expect(within(refused).queryByRole('group', { name: /Quantity/ })).not.toBeInTheDocument()
    expect(go('Proceed')).toBeInTheDocument()
  })

  test('can be taken out, and comes back with Undo', async () => {
    const { user } = await showCart()
    await user.click(screen.getByRole('button', { name: 'Remove Telmisartan 40 mg' }))
    expect(screen.queryByRole('article', { name: 'Telmisartan 40 mg' })).not.toBeInTheDocument()
    expect(screen.getByText('Left out of this order')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(line('Telmisartan 40 mg')).toBeInTheDocument()
  })

  test('that was not matched is no part of the cart until its medicine is found for it', async () => {
    const { user } = await showCart()
    const unmatched = screen.getByRole('article', { name: 'Line 5, not matched' })
    expect(unmatched).toHaveTextContent('We could not read this line. It is not in your cart.')
    await user.click(within(unmatched).getByRole('button', { name: 'Search medicine' }))
    // what was read, without the form before it and the dosage after it
    const search = within(unmatched).getByRole('combobox', { name: 'Search medicine for line 5' })
    expect(search).toHaveValue('Acoryhm 2 tsf')
    await user.click(await within(unmatched).findByRole('option', { name: /Crocin 650 Tablet/ }))
    const found = line('Crocin 650 Tablet')
    expect(within(found).getByText('Added by you')).toBeInTheDocument()
    expect(
      within(found).getByRole('img', { name: 'Line 5 as written on the prescription' }),
    ).toBeInTheDocument()
    expect(screen.queryByRole('article', { name: 'Line 5, not matched' })).not.toBeInTheDocument()
  })

  test('says how many packs the dosage needs, and takes them at one press', async () => {
    server.use(
      reply(
        getResult,
        clearResult({ extractedMedicines: { medicine: [{ ...metformin, suggestedQty: 2 }, telmisartan] } }),
      ),
    )
    const { user } = await showCart()
    const shown = line('Metformin SR 500 mg')
    const quantity = within(shown).getByRole('group', { name: /Quantity/ })
    expect(quantity).toHaveTextContent('1')
    await user.click(within(shown).getByRole('button', { name: 'Take 2 as prescribed' }))
    expect(quantity).toHaveTextContent('2')
    expect(within(shown).queryByRole('button', { name: 'Take 2 as prescribed' })).not.toBeInTheDocument()
  })

  test('that is in stock can be replaced too, or kept', async () => {
    const cheaper = {
      ...paracetamol,
      id: 'M-ALT',
      matched_medicineId: 'M-ALT',
      name: 'Glyciphage SR 500',
      alternatives: undefined,
    }
    server.use(
      reply(
        getResult,
        clearResult({ extractedMedicines: { medicine: [{ ...metformin, alternatives: [cheaper] }] } }),
      ),
    )
    const { user } = await showCart()
    const shown = line('Metformin SR 500 mg')
    expect(within(shown).queryByRole('radio')).not.toBeInTheDocument()
    await user.click(within(shown).getByRole('button', { name: 'Replace' }))
    await user.click(within(shown).getByRole('radio', { name: /Glyciphage/ }))
    await user.click(within(shown).getByRole('button', { name: 'Replace' }))
    expect(line('Glyciphage SR 500')).toHaveTextContent('In place of Metformin SR 500 mg.')
  })

  test('that was not matched can be left out', async () => {
    const { user } = await showCart()
    await user.click(screen.getByRole('button', { name: 'Leave it out' }))
    expect(screen.queryByRole('article', { name: 'Line 5, not matched' })).not.toBeInTheDocument()
  })
})

describe('a medicine that would be on two lines (B137, B139)', () => {
  test('is one line when the doctor wrote it twice', async () => {
    server.use(
      reply(
        getResult,
        clearResult({ extractedMedicines: { medicine: [metformin, telmisartan, metformin] } }),
      ),
    )
    await showCart()
    expect(screen.getAllByRole('article', { name: 'Metformin SR 500 mg' })).toHaveLength(1)
    expect(bill()).toHaveTextContent('Items2')
  })

  test('is one line when an alternative is already in the cart; every other row keeps its own quantity', async () => {
    const alternative = { ...telmisartan, alternatives: undefined }
    server.use(
      reply(
        getResult,
        clearResult({
          extractedMedicines: {
            medicine: [{ ...vitaminD, alternatives: [alternative] }, metformin, telmisartan],
          },
        }),
      ),
    )
    const { user } = await showCart()
    const more = async (name: string) =>
      user.click(
        within(screen.getByRole('group', { name: `Quantity of ${name}` })).getByRole('button', {
          name: 'One more',
        }),
      )
    await more('Metformin SR 500 mg')
    await more('Telmisartan 40 mg')
    const blocked = line('Vitamin D3 60,000 IU capsule')
    await user.click(within(blocked).getByRole('radio', { name: /Telmisartan/ }))
    await user.click(within(blocked).getByRole('button', { name: 'Replace' }))
    expect(screen.getAllByRole('article', { name: 'Telmisartan 40 mg' })).toHaveLength(1)
    expect(screen.getByRole('group', { name: 'Quantity of Telmisartan 40 mg' })).toHaveTextContent('3')
    expect(screen.getByRole('group', { name: 'Quantity of Metformin SR 500 mg' })).toHaveTextContent('2')
  })
})

describe('Proceed', () => {
  test('folds what is blocked for 500 ms, takes it out, says what, and gives it back with Undo', async () => {
    vi.useFakeTimers()
    renderOrdering(<ResultScreen link={SAMPLE_LINK} />, {
      user: testUser(),
      before: remembered,
      fetch: fetchFrom(readPrescription()),
    })
    await drawn()
    expect(bill()).toHaveTextContent('1 medicine is out of stock. Replace it, or Proceed will leave it out.')
    fireEvent.click(go('Proceed'))
    fireEvent.click(go('Proceed'))
    await act(() => vi.advanceTimersByTimeAsync(499))
    expect(line('Vitamin D3 60,000 IU capsule')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.queryByRole('article', { name: 'Vitamin D3 60,000 IU capsule' })).not.toBeInTheDocument()
    expect(go('Payment method')).toBeInTheDocument()
    const leftOut = screen.getByText('Left out of this order').closest('[role=status]')
    expect(leftOut).toHaveTextContent('Vitamin D3 60,000 IU capsule')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(line('Vitamin D3 60,000 IU capsule')).toBeInTheDocument()
    expect(go('Proceed')).toBeInTheDocument()
  })

  test('counts only what can be sent in the bill', async () => {
    await showCart()
    // 31.20 + 44.80 + 74.25 of MRP 52 + 112 + 148.50; the blocked line is no part of it
    expect(bill()).toHaveTextContent('Items3')
    expect(bill()).toHaveTextContent('Subtotal (MRP)₹312.50')
    expect(bill()).toHaveTextContent('Discount− ₹162.25')
    expect(bill()).toHaveTextContent('Delivery fee₹0.00')
    expect(bill()).toHaveTextContent('Total₹150.25')
  })
})

describe('the customer’s name', () => {
  test('is that of the user at first, and has to be there', async () => {
    server.use(reply(getResult, clearResult()))
    const { user } = await showCart()
    const name = screen.getByRole('textbox', { name: 'Customer name' })
    expect(name).toHaveValue('Asha Rao')
    await user.clear(name)
    await user.type(name, '   ')
    expect(screen.getByRole('alert')).toHaveTextContent('Name is required')
    await user.click(go('Payment method'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(name).toHaveFocus()
    await user.type(name, 'काव्य')
    await user.click(go('Payment method'))
    expect(await screen.findByRole('dialog', { name: 'Confirm order' })).toBeInTheDocument()
  })
})

describe('adding a medicine', () => {
  const settled = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const type = (text: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Add a medicine' }), { target: { value: text } })

  const showSearch = async (...handlers: Parameters<typeof fetchFrom>[0]) => {
    vi.useFakeTimers()
    renderOrdering(<ResultScreen link={SAMPLE_LINK} />, {
      user: testUser(),
      before: remembered,
      fetch: fetchFrom([...handlers, ...readPrescription(clearResult())]),
    })
    await drawn()
    fireEvent.focus(screen.getByRole('combobox', { name: 'Add a medicine' }))
  }

  test('asks from three characters on, one second after the last of them', async () => {
    const asked = vi.fn<(request: Request) => void>()
    await showSearch(
      answer(searchMedicines, (request) => {
        asked(request)
        return HttpResponse.json([paracetamol])
      }),
    )
    type('cr ')
    await settled(5000)
    expect(asked).not.toHaveBeenCalled()
    type('cro')
    await settled(MEDICINE_SEARCH.debounceMs - 1)
    expect(screen.getByText('Searching...')).toBeInTheDocument()
    expect(asked).not.toHaveBeenCalled()
    type('croc')
    await settled(MEDICINE_SEARCH.debounceMs)
    expect(asked).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('option', { name: /Crocin 650 Tablet/ }))
    expect(line('Crocin 650 Tablet')).toHaveTextContent('Added by you')
  })

  test.each(['A+B', 'B&D', 'C#1', "O'Neil", 'पैरा', '([\\.*$&'])(
    'sends exactly what was typed: %s (B093, B123)',
    async (typed) => {
      const asked: (string | null)[] = []
      await showSearch(
        answer(searchMedicines, (request) => {
          asked.push(new URL(request.url).searchParams.get('medicineName'))
          return HttpResponse.json([])
        }),
      )
      type(typed)
      await settled(MEDICINE_SEARCH.debounceMs)
      expect(asked).toEqual([typed])
      expect(screen.getByText('No medicines found')).toBeInTheDocument()
    },
  )

  test('a failure says Error and why', async () => {
    await showSearch(refuse(searchMedicines, 'unavailable', { message: 'Come back later' }))
    type('crocin')
    await settled(MEDICINE_SEARCH.debounceMs + 2000)
    expect(screen.getByText('Error: Come back later')).toBeInTheDocument()
  })

  test('what is in the cart is not offered, and never more than 20', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...paracetamol,
      id: `M-${index}`,
      matched_medicineId: `M-${index}`,
      name: `Crocin ${index}`,
    }))
    await showSearch(reply(searchMedicines, [metformin, ...many]))
    type('crocin')
    await settled(MEDICINE_SEARCH.debounceMs)
    expect(screen.queryByRole('option', { name: /Metformin/ })).not.toBeInTheDocument()
    expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(MEDICINE_SEARCH.limit)
  })

  test('a late answer to earlier letters never shows (B045)', async () => {
    const waiting: (() => void)[] = []
    await showSearch(
      answer(searchMedicines, async (request) => {
        const typed = new URL(request.url).searchParams.get('medicineName')
        if (typed === 'crocin') await new Promise<void>((resolve) => waiting.push(resolve))
        return HttpResponse.json(typed === 'crocin' ? [paracetamol] : [])
      }),
    )
    type('crocin')
    await settled(MEDICINE_SEARCH.debounceMs)
    type('dolo')
    await settled(MEDICINE_SEARCH.debounceMs)
    expect(screen.getByText('No medicines found')).toBeInTheDocument()
    // nor does an answer of before while the next one is awaited
    type('dolop')
    expect(screen.getByText('Searching...')).toBeInTheDocument()
    expect(screen.queryByText('No medicines found')).not.toBeInTheDocument()
    type('dolo')
    for (const answerNow of waiting) answerNow()
    await settled(10)
    expect(screen.getByText('No medicines found')).toBeInTheDocument()
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  test('Schedule X is refused at once, in words', async () => {
    await showSearch(reply(searchMedicines, [{ ...paracetamol, name: 'Methylphenidate 10', schedule: 'X' }]))
    type('methyl')
    await settled(MEDICINE_SEARCH.debounceMs)
    fireEvent.click(screen.getByRole('option', { name: /Methylphenidate/ }))
    expect(screen.getByText('We cannot sell this medicine online.')).toBeInTheDocument()
    expect(screen.queryByRole('article', { name: 'Methylphenidate 10' })).not.toBeInTheDocument()
  })
})

describe('the paper beside the cart', () => {
  test('links every place to its line, and says how sure it is', async () => {
    await showCart()
    expect(screen.getByRole('img', { name: 'Photo of your prescription, page 1 of 1' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Line 1, read clearly' })).toHaveAttribute('href', '#line-1')
    expect(screen.getByRole('link', { name: 'Line 3, please check' })).toHaveAttribute('href', '#line-3')
    expect(screen.getByRole('link', { name: 'Line 5, not matched' })).toHaveAttribute('href', '#line-5')
  })

  test('a line that is looked at is bold on the paper, and the other way round', async () => {
    const { user } = await showCart()
    const mark = () => screen.getByRole('link', { name: 'Line 2, read clearly' })
    // jsdom's own frames end for good once a test before this one has held the clock
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
    await user.hover(line('Telmisartan 40 mg'))
    expect(mark()).not.toHaveAttribute('data-active')
    vi.advanceTimersToNextFrame()
    await waitFor(() => expect(mark()).toHaveAttribute('data-active', 'true'))
    await user.unhover(line('Telmisartan 40 mg'))
    vi.advanceTimersToNextFrame()
    await waitFor(() => expect(mark()).not.toHaveAttribute('data-active'))
  })

  test('pictures are fetched with the bearer and given back on leave', async () => {
    const bearers: (string | null)[] = []
    server.use(
      answer(getPage, (request) => {
        bearers.push(request.headers.get('authorization'))
        return new Response('picture', { headers: { 'content-type': 'image/png' } })
      }),
    )
    const made = vi.spyOn(URL, 'createObjectURL')
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const { view } = await showCart()
    await waitFor(() => expect(made).toHaveBeenCalledOnce())
    expect(bearers).toEqual(['Bearer token-1'])
    view.unmount()
    expect(revoked).toHaveBeenCalledWith(made.mock.results[0]?.value)
  })

  test('patient, doctor and date stand as read; what is missing or too old is flagged', async () => {
    server.use(reply(getResult, sampleResult({ doctor: undefined, date: '2026-05-26' })))
    await showCart()
    const facts = screen.getByRole('region', { name: 'As read from the prescription' })
    expect(facts).toHaveTextContent('PatientSunita Deshpande')
    expect(facts).toHaveTextContent('Doctornot found')
    expect(facts).toHaveTextContent('26 May 2026')
    expect(facts).toHaveTextContent('We could not read the doctor’s name. Our pharmacist will ask.')
    expect(facts).toHaveTextContent('This prescription is more than 6 months old.')
  })
})

test('three facts that could not be read are one sentence', async () => {
  server.use(reply(getResult, sampleResult({ patient: undefined, doctor: undefined, date: undefined })))
  await showCart()
  expect(screen.getByRole('region', { name: 'As read from the prescription' })).toHaveTextContent(
    'We could not read the patient’s name, the doctor’s name and the date. Our pharmacist will ask.',
  )
})

describe('after a reload', () => {
  test('a press is answered before it is written down, and is not lost when the page goes at once', async () => {
    const storage = testStorage()
    const { view } = await showCart({ storage })
    const kept = () => readCart(storage, SAMPLE_LINK.prescriptionId)?.lines[0]?.qty
    const quantity = screen.getByRole('group', { name: 'Quantity of Metformin SR 500 mg' })
    fireEvent.click(within(quantity).getByRole('button', { name: 'One more' }))
    expect(quantity).toHaveTextContent('2')
    expect(kept()).toBeUndefined()
    leavePage(view)
    expect(kept()).toBe(2)
  })

  test('quantities, choices, what was left out and the name are as they were', async () => {
    const storage = testStorage()
    const first = await showCart({ storage })
    const { user } = first
    await user.click(
      within(screen.getByRole('group', { name: 'Quantity of Metformin SR 500 mg' })).getByRole('button', {
        name: 'One more',
      }),
    )
    const blocked = line('Vitamin D3 60,000 IU capsule')
    await user.click(within(blocked).getByRole('radio', { name: /D3 sachet/ }))
    await user.click(within(blocked).getByRole('button', { name: 'Replace' }))
    await user.click(screen.getByRole('button', { name: 'Remove Telmisartan 40 mg' }))
    await user.type(screen.getByRole('textbox', { name: 'Customer name' }), ' Jr')
    leavePage(first.view)

    await showCart({ storage, user: undefined, before: undefined })
    expect(screen.getByRole('group', { name: 'Quantity of Metformin SR 500 mg' })).toHaveTextContent('2')
    expect(line('D3 sachet 60,000 IU')).toHaveTextContent('In place of Vitamin D3 60,000 IU capsule.')
    expect(screen.queryByRole('article', { name: 'Telmisartan 40 mg' })).not.toBeInTheDocument()
    expect(screen.getByText('Left out of this order')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Customer name' })).toHaveValue('Asha Rao Jr')
  })

  test('prices are today’s, whatever the stored cart says, and a change is said (B147)', async () => {
    const storage = testStorage()
    const first = await showCart({ storage })
    await first.user.click(screen.getByRole('button', { name: 'Looks right' }))
    leavePage(first.view)
    server.use(
      reply(
        getResult,
        sampleResult({
          extractedMedicines: {
            medicine: [
              { ...metformin, pricing: { mrp: 52, sellingPrice: 35.5, discountPercent: 32 } },
              { ...telmisartan, availability: { inStock: false } },
            ],
          },
        }),
      ),
    )
    await showCart({ storage, user: undefined, before: undefined })
    expect(line('Metformin SR 500 mg')).toHaveTextContent('₹35.50')
    const changes = screen.getByText('This has changed').closest('[role=status]')
    expect(changes).toHaveTextContent('Metformin SR 500 mg: ₹31.20 is now ₹35.50')
    expect(changes).toHaveTextContent('Telmisartan 40 mg is out of stock')
  })

  test('a stored cart that makes no sense is passed over, and the others stay', async () => {
    const storage = testStorage()
    await showCart({
      storage,
      before: (ordering) => {
        remembered(ordering)
        storage.local.write(STORED.medicinesData, { p1: { lines: [{ qty: 1e9 }] }, p2: 'x' })
      },
    })
    expect(screen.getByRole('group', { name: 'Quantity of Metformin SR 500 mg' })).toHaveTextContent('1')
  })

  test('blocked storage costs nothing but the memory (B105)', async () => {
    const closed = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const { keyValue } = await import('../storage/browser-storage.ts')
    vi.useFakeTimers()
    renderOrdering(<ResultScreen link={SAMPLE_LINK} />, {
      user: testUser(),
      storage: { local: keyValue(closed), session: keyValue(closed) },
      fetch: fetchFrom(readPrescription()),
    })
    await act(() => vi.advanceTimersByTimeAsync(2500))
    await drawn()
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Quantity of Metformin SR 500 mg' })).getByRole('button', {
        name: 'One more',
      }),
    )
    expect(screen.getByRole('group', { name: 'Quantity of Metformin SR 500 mg' })).toHaveTextContent('2')
  })
})

describe('by keyboard', () => {
  test('focus stays with the line when the pressed button goes, and with the list when the line goes', async () => {
    const { user } = await showCart()
    await user.click(screen.getByRole('button', { name: 'Looks right' }))
    expect(line('Pantoprazole 40 mg')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove Telmisartan 40 mg' }))
    expect(screen.getByRole('region', { name: 'Medicines' })).toHaveFocus()
  })
})
