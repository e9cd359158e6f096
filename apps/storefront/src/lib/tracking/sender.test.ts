import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { track } from './data-layer.js'
import { startSender } from './sender.js'

const URL_ = '/samla'
const search = (term: string) => track({ event: 'search', search_term: term, results: 1 })

type Answer = () => Response | Promise<Response>

describe('the sender', () => {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
  const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
  let stop: () => void = () => undefined
  const answers = (answer: Answer) => fetched.mockImplementation(async () => answer())
  const start = (from = 0) => (stop = startSender({ url: URL_, from }))
  const terms = (body: unknown) =>
    (JSON.parse(String(body)) as { events: { search_term: string }[] }).events.map((event) => event.search_term)
  const sent = () => fetched.mock.calls.map(([, init]) => terms(init.body))

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', fetched)
    Object.assign(navigator, { sendBeacon: beacon })
    delete (window as { dataLayer?: unknown }).dataLayer
    fetched.mockReset()
    beacon.mockClear()
    answers(() => new Response(null, { status: 204 }))
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('sends what is tracked together, after two seconds, without cookies', async () => {
    start()
    search('a')
    search('b')
    await vi.advanceTimersByTimeAsync(1999)
    expect(sent()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent()).toEqual([['a', 'b']])
    expect(fetched.mock.calls[0]?.[0]).toBe(URL_)
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true })
  })
  it('does not wait for more than ten', async () => {
    start()
    for (const term of 'abcdefghij') search(term)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toEqual([[...'abcdefghij']])
  })
  it('takes what was tracked before it was there, from where it may [TRACK-001]', async () => {
    for (const term of 'abc') search(term)
    start(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent()).toEqual([['c']])
  })
  it('sends nothing that is not an event of ours', async () => {
    Object.assign(window, { dataLayer: [{ event: 'customer', email: 'a@b.se' }, 'x', null] })
    start()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).not.toHaveBeenCalled()
  })
  it('goes with the page by a beacon, and sends nothing twice', async () => {
    start()
    search('a')
    window.dispatchEvent(new Event('pagehide'))
    expect(beacon).toHaveBeenCalledOnce()
    const [url, body] = beacon.mock.calls[0] ?? []
    expect(url).toBe(URL_)
    expect(body?.type).toBe('application/json')
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(beacon).toHaveBeenCalledOnce()
    expect(fetched).not.toHaveBeenCalled()
  })
  it('keeps what a beacon did not take', async () => {
    beacon.mockReturnValueOnce(false)
    start()
    search('a')
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent()).toEqual([['a']])
  })
  it('stops at once and throws away what waits', async () => {
    start()
    search('a')
    stop()
    search('b')
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).not.toHaveBeenCalled()
    expect(beacon).not.toHaveBeenCalled()
  })
  it('breaks off what is on its way', async () => {
    let signal: AbortSignal | null | undefined
    fetched.mockImplementation((_url, init) => {
      signal = init.signal
      return new Promise<never>(() => undefined)
    })
    start()
    search('a')
    await vi.advanceTimersByTimeAsync(2000)
    expect(signal?.aborted).toBe(false)
    stop()
    expect(signal?.aborted).toBe(true)
  })
  it('tries again after an outage, in order and ever more seldom, and gives up in the end', async () => {
    answers(() => new Response(null, { status: 503 }))
    start()
    search('a')
    await vi.advanceTimersByTimeAsync(2000)
    search('b')
    await vi.advanceTimersByTimeAsync(8000)
    expect(sent()).toEqual([['a'], ['a', 'b']])
    await vi.advanceTimersByTimeAsync(32_000 + 128_000)
    expect(fetched).toHaveBeenCalledTimes(4)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(fetched).toHaveBeenCalledTimes(4)
    answers(() => new Response(null, { status: 204 }))
    search('c')
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent().at(-1)).toEqual(['c'])
  })
  it('survives a network that is away', async () => {
    answers(() => Promise.reject(new TypeError('Failed to fetch')))
    start()
    search('a')
    await vi.advanceTimersByTimeAsync(2000)
    answers(() => new Response(null, { status: 204 }))
    await vi.advanceTimersByTimeAsync(8000)
    expect(sent()).toEqual([['a'], ['a']])
  })
  it('does not repeat what was refused', async () => {
    answers(() => new Response(null, { status: 400 }))
    start()
    search('a')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fetched).toHaveBeenCalledOnce()
  })
})
