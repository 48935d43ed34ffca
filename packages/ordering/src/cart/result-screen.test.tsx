import { getResult, streamPrescription } from '@dawadoot/api/contract/prescriptions'
import { getProfile } from '@dawadoot/api/contract/users'
import { wireAddress, wireProfile } from '@dawadoot/api/testing/builders'
import { answer, refuse, reply, streamOf } from '@dawadoot/api/testing/reply'
import { LOADER } from '@dawadoot/domain/prescription/loader'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Ordering, OrderingProvider } from '../ordering.tsx'
import { signIn, signOut } from '../session/session-store.ts'
import { apiServer } from '../testing/api-server.ts'
import { fakeOrdering, testUser } from '../testing/fake-ordering.ts'
import { renderOrdering } from '../testing/render-ordering.tsx'
import { fetchFrom } from '../testing/in-story.tsx'
import {
  clearResult,
  pagePicture,
  readPrescription,
  SAMPLE_LINK,
  sampleResult,
} from '../testing/sample-prescription.ts'
import { rememberReading, wasRead } from './reading-memory.ts'
import { ResultScreen } from './result-screen.tsx'

const server = apiServer(...readPrescription())
afterEach(() => void vi.useRealTimers())

const show = (options: Parameters<typeof renderOrdering>[1] = {}) =>
  renderOrdering(<ResultScreen link={SAMPLE_LINK} />, { user: testUser(), ...options })

const remembered = ({ storage }: Ordering) => rememberReading(storage, SAMPLE_LINK.prescriptionId)

/** As after a reload: this tab has seen the stream complete. */
const showRead = () => show({ before: remembered })

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('while the prescription is being read', () => {
  /** A stream that says what the test tells it to say. */
  const openStream = () => {
    let say: (event: object) => void = () => {}
    let close = () => {}
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const encoder = new TextEncoder()
        say = (event) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
        close = () => controller.close()
      },
    })
    const handler = answer(
      streamPrescription,
      () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    )
    return { handler, say: (event: object) => say(event), close: () => close() }
  }

  test('the loader moves on its own to 85 and no further, and says what the stream says', async () => {
    vi.useFakeTimers()
    const stream = openStream()
    show({ fetch: fetchFrom([stream.handler, ...readPrescription()]), random: () => 1 })
    await later(0)
    expect(screen.getByRole('heading', { name: 'Scanning' })).toBeInTheDocument()
    stream.say({ status: 'reading', page: 2, pages: 3 })
    await later(LOADER.tickMs * 4)
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '32')
    expect(screen.getByRole('heading', { name: 'Analyzing' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Reading page 2 of 3.')
    await later(LOADER.tickMs * 40)
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '85')
    expect(screen.getByRole('heading', { name: 'Completing' })).toBeInTheDocument()
  })

  test('completion jumps to 100 % and the cart comes two seconds later', async () => {
    vi.useFakeTimers()
    const { ordering } = show({ fetch: fetchFrom(readPrescription()) })
    await later(0)
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await later(LOADER.successDelayMs - 1)
    expect(screen.getByRole('progressbar')).toBeInTheDocument()
    await later(1)
    expect(screen.getByRole('heading', { name: 'Check your medicines' })).toBeInTheDocument()
    expect(wasRead(ordering.storage, 'p1')).toBe(true)
  })

  test('the paper is fetched while the loader shows its success, and once', async () => {
    vi.useFakeTimers()
    const asked = vi.fn()
    const inner = fetchFrom(readPrescription())
    show({
      fetch: (input, init) => {
        if (new Request(input, init).url.endsWith('/pages/1')) asked()
        return inner(input, init)
      },
    })
    await later(LOADER.successDelayMs - 1)
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    expect(asked).toHaveBeenCalledOnce()
    await later(1)
    expect(screen.getByRole('heading', { name: 'Check your medicines' })).toBeInTheDocument()
    expect(asked).toHaveBeenCalledOnce()
  })

  test('the paper of a reading that found nothing is not fetched', async () => {
    vi.useFakeTimers()
    const asked: string[] = []
    const nothing = sampleResult({ extractedMedicines: { medicine: [] }, unmatched: [] })
    const inner = fetchFrom(readPrescription(nothing))
    show({
      fetch: (input, init) => {
        asked.push(new Request(input, init).url)
        return inner(input, init)
      },
    })
    await later(LOADER.successDelayMs)
    expect(asked.some((url) => url.includes('/results/'))).toBe(true)
    expect(asked.filter((url) => url.includes('/pages/'))).toEqual([])
  })

  test('a tab that saw it complete opens no stream again', async () => {
    const streams = vi.fn(() => new Response(null, { status: 500 }))
    server.use(answer(streamPrescription, streams))
    showRead()
    expect(await screen.findByRole('heading', { name: 'Check your medicines' })).toBeInTheDocument()
    expect(streams).not.toHaveBeenCalled()
  })

  test('effects that run twice open one stream and ask for one result (B117)', async () => {
    vi.useFakeTimers()
    const asked: string[] = []
    const inner = fetchFrom(readPrescription())
    const counting: typeof fetch = (input, init) => {
      asked.push(new URL(new Request(input, init).url).pathname)
      return inner(input, init)
    }
    // at the root: React runs effects twice only there
    render(
      <StrictMode>
        <OrderingProvider ordering={fakeOrdering({ user: testUser(), fetch: counting })}>
          <ResultScreen link={SAMPLE_LINK} />
        </OrderingProvider>
      </StrictMode>,
    )
    await later(LOADER.successDelayMs)
    expect(screen.getByRole('heading', { name: 'Check your medicines' })).toBeInTheDocument()
    expect(asked.filter((path) => path.endsWith('/stream'))).toHaveLength(1)
    expect(asked.filter((path) => path.includes('/results/'))).toHaveLength(1)
  })

  test('hiding and showing the tab changes nothing: one stream, one result (B115)', async () => {
    vi.useFakeTimers()
    const stream = openStream()
    const asked = vi.fn()
    const inner = fetchFrom([stream.handler, ...readPrescription()])
    show({
      fetch: (input, init) => {
        asked()
        return inner(input, init)
      },
    })
    await later(0)
    for (let turn = 0; turn < 10; turn++) {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(turn % 2 ? 'visible' : 'hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      await later(1000)
    }
    expect(asked).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
  })

  test('a page that comes back from the browser’s memory follows the stream anew (B101)', async () => {
    vi.useFakeTimers()
    const frozen = openStream()
    let answers = 0
    const first = fetchFrom([frozen.handler])
    const second = fetchFrom(readPrescription())
    show({ fetch: (input, init) => ((answers += 1) === 1 ? first : second)(input, init) })
    await later(0)
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await later(LOADER.successDelayMs)
    expect(screen.getByRole('heading', { name: 'Check your medicines' })).toBeInTheDocument()
  })
})

describe('when there is no cart to show', () => {
  test('a reading that failed says why, and offers Retry, another photo and a search', async () => {
    server.use(
      streamOf(streamPrescription, { status: 'failed', error: 'This photo is too blurred to read.' }),
    )
    const { user, navigate } = show()
    expect(await screen.findByRole('heading', { name: 'Error Loading Prescription' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('This photo is too blurred to read.')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Upload another photo' }))
    expect(navigate.upload).toHaveBeenCalledOnce()
  })

  test('a reading that failed without a reason says Processing failed', async () => {
    server.use(streamOf(streamPrescription, { status: 'failed' }))
    show()
    expect(await screen.findByText('Processing failed')).toBeInTheDocument()
  })

  test('Search medicines opens an empty cart for the same prescription', async () => {
    server.use(
      streamOf(streamPrescription, { status: 'failed', error: 'Too dark.' }),
      reply(
        getResult,
        sampleResult({ extractedMedicines: { medicine: [] }, unmatched: [], readFailed: 'Too dark.' }),
      ),
    )
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Search medicines' }))
    expect(await screen.findByRole('heading', { name: 'Check your medicines' })).toBeInTheDocument()
    expect(await screen.findByRole('combobox', { name: 'Add a medicine' })).toBeInTheDocument()
    expect(screen.getByText('Your cart is empty. Add a medicine to go on.')).toBeInTheDocument()
  })

  test('Retry reads the result again and goes on to the cart', async () => {
    server.use(refuse(getResult, 'internal', { message: 'The server fell over.' }))
    const { user } = showRead()
    expect(await screen.findByText('The server fell over.')).toBeInTheDocument()
    server.use(reply(getResult, sampleResult()))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Check your medicines' })).toBeInTheDocument()
  })

  test('a finished reading with no medicines leads to the home page, another photo or a search', async () => {
    server.use(reply(getResult, sampleResult({ extractedMedicines: { medicine: [] }, unmatched: [] })))
    const { user, navigate } = showRead()
    expect(await screen.findByRole('heading', { name: 'No Prescription Data' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Go to Home Page' }))
    expect(navigate.home).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Upload another photo' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Search medicines' })).toBeInTheDocument()
  })

  test('a kiosk says it in its own words, and offers neither the home page nor another address', async () => {
    server.use(reply(getResult, sampleResult({ extractedMedicines: { medicine: [] }, unmatched: [] })))
    show({ before: remembered, surface: 'kiosk' })
    expect(
      await screen.findByRole('heading', { name: 'No medicines found in prescription.' }),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Go to Home Page' })).not.toBeInTheDocument()
  })

  test('out of reach, another address of the same person can be chosen', async () => {
    const ward = wireAddress({ _id: 'a2', name: 'City Hospital', isDefault: false })
    server.use(
      refuse(getResult, 'no_warehouse', { message: '' }),
      reply(getProfile, { data: { user: wireProfile({ addresses: [wireAddress(), ward] }) } }),
    )
    const { user, navigate } = showRead()
    await user.click(await screen.findByRole('button', { name: 'Change address' }))
    // the specified message stands in where the server gives none
    expect(screen.getByText('No nearby warehouse within 5 Km, try at different location')).toBeInTheDocument()
    const dialog = await screen.findByRole('dialog', { name: 'Change address' })
    await user.click(await within(dialog).findByRole('button', { name: '1 more saved address(es)' }))
    await user.click(within(dialog).getByRole('radio', { name: 'City Hospital' }))
    await user.click(within(dialog).getByRole('button', { name: 'Confirm address' }))
    expect(navigate.result).toHaveBeenCalledWith({ prescriptionId: 'p1', addressId: 'a2' })
  })

  test.each([
    'No nearby warehouse within 5 Km, try at different location',
    'There is no warehouse',
    'Nothing WITHIN 5 KM of you',
    'Please try a different location',
    'Service not available here',
  ])('the wording "%s" means that the service is not available', async (message) => {
    server.use(refuse(getResult, 'input_invalid', { message }))
    showRead()
    expect(await screen.findByRole('heading', { name: 'Service Not Available' })).toBeInTheDocument()
    expect(screen.getByText("We don't deliver medicines to this location currently")).toBeInTheDocument()
    expect(screen.getByText(message)).toBeInTheDocument()
  })

  test('a prescription that is still being read, whatever this tab remembers, is followed again', async () => {
    vi.useFakeTimers()
    let results = 0
    const busy = fetchFrom([refuse(getResult, 'prescription_not_ready', { message: 'Not yet' })])
    const done = fetchFrom(readPrescription())
    show({
      before: remembered,
      fetch: (input, init) => {
        const early = new Request(input, init).url.includes('/results/') && (results += 1) === 1
        return (early ? busy : done)(input, init)
      },
    })
    await later(LOADER.successDelayMs + 100)
    expect(screen.getByRole('heading', { name: 'Check your medicines' })).toBeInTheDocument()
  })
})

describe('without a session', () => {
  test('a visitor is asked to log in, in place, and nothing is fetched', async () => {
    const { user, navigate } = show({ user: undefined })
    expect(screen.getByRole('heading', { name: 'Please log in' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(navigate.signIn).toHaveBeenCalledOnce()
  })

  test('a session that ends over the cart keeps the draft for its owner', async () => {
    server.use(reply(getResult, clearResult()), pagePicture)
    const { ordering, user } = showRead()
    const quantity = await screen.findByRole('group', { name: 'Quantity of Metformin SR 500 mg' })
    await user.click(within(quantity).getByRole('button', { name: 'One more' }))
    act(() => ordering.session.setState({ status: 'signed_out', because: 'ended', formerUserId: 'u1' }, true))
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended. Please log in again.')
    expect(quantity).toHaveTextContent('2')
    act(() => signIn(ordering.session, 'token-2', testUser()))
    expect(screen.queryByText('Your session has ended. Please log in again.')).not.toBeInTheDocument()
    expect(quantity).toHaveTextContent('2')
  })

  test('a sign-out in another tab takes the cart off the screen at once (B097)', async () => {
    const { ordering } = showRead()
    await screen.findByRole('heading', { name: 'Check your medicines' })
    act(() => signOut(ordering.session, 'signed_out_elsewhere'))
    expect(screen.queryByText('Metformin SR 500 mg')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Please log in' })).toBeInTheDocument()
  })

  test('whoever signs in after an ended session does not see the former person’s cart', async () => {
    const { ordering } = showRead()
    await screen.findByRole('heading', { name: 'Check your medicines' })
    act(() => ordering.session.setState({ status: 'signed_out', because: 'ended', formerUserId: 'u1' }, true))
    server.use(refuse(streamPrescription, 'not_found'))
    act(() => signIn(ordering.session, 'token-2', testUser({ id: 'u2' })))
    expect(screen.queryByText('Metformin SR 500 mg')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByText('Bad status 404')).toBeInTheDocument())
  })
})

describe('whatever the network does', () => {
  const html = (status: number) =>
    new Response('<html>proxy</html>', { status, headers: { 'content-type': 'text/html' } })
  const offline = 'Network Error: Please check your connection'

  test.each([
    ['no connection', () => Response.error(), offline],
    ['no answer for 11 s', () => new Promise<Response>(() => {}), offline],
    [
      'a 500 with words',
      () => HttpResponse.json({ message: 'Something broke.' }, { status: 500 }),
      'Something broke.',
    ],
    ['a 502 with a proxy’s page', () => html(502), 'Something went wrong'],
    ['a success that is no JSON', () => html(200), 'Something went wrong'],
    ['an empty success', () => new Response(null, { status: 200 }), 'Something went wrong'],
    ['a success of another shape', () => HttpResponse.json({ medicines: 7 }), 'Something went wrong'],
    [
      'a 429',
      () => HttpResponse.json({ message: 'Too many requests.' }, { status: 429 }),
      'Too many requests.',
    ],
  ])('%s ends in words and Retry, and Retry recovers', async (_, trouble, text) => {
    vi.useFakeTimers()
    let well = false
    const ill = fetchFrom([answer(getResult, trouble)])
    const cured = fetchFrom(readPrescription())
    show({ before: remembered, fetch: (input, init) => (well ? cured : ill)(input, init) })
    await later(25_000)
    expect(screen.getByRole('heading', { name: 'Error Loading Prescription' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    well = true
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await later(0)
    expect(screen.getByRole('heading', { name: 'Check your medicines' })).toBeInTheDocument()
  })

  test('a stream that breaks for ever gives up with Stream error and Retry (B111)', async () => {
    vi.useFakeTimers()
    const dead = fetchFrom([
      answer(streamPrescription, () => HttpResponse.json({ message: 'Internal error' })),
    ])
    let asked = 0
    show({
      fetch: (input, init) => {
        asked += 1
        return dead(input, init)
      },
    })
    await later(120_000)
    expect(screen.getByRole('alert')).toHaveTextContent('Stream error')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
    expect(asked).toBeLessThanOrEqual(6)
  })

  test('a stream that is refused once, as during a deploy, comes back by itself (B119)', async () => {
    vi.useFakeTimers()
    const down = fetchFrom([answer(streamPrescription, () => new Response(null, { status: 503 }))])
    const up = fetchFrom(readPrescription())
    let asked = 0
    show({ fetch: (input, init) => ((asked += 1) === 1 ? down : up)(input, init) })
    await later(10_000)
    expect(screen.getByRole('heading', { name: 'Check your medicines' })).toBeInTheDocument()
  })
})
