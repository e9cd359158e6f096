import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dataLayer } from '../testing/render-shop.js'
import { firstTouch } from './first-touch.js'

const started = () => document.head.querySelectorAll('script[type="module"]').length
const touch = (type: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
const whole = () => window.dispatchEvent(new Event('shop:whole'))
const ready = () => window.dispatchEvent(new Event('shop:ready'))

describe('the first touch', () => {
  beforeEach(() => {
    delete (window as { dataLayer?: unknown }).dataLayer
    document.head.innerHTML = ''
    document.body.innerHTML =
      '<button>köp</button><a href="#x">länk</a><select><option value=""></option><option value="1">1</option></select><script id="app-module" type="text/plain" data-preload="/a.js /b.js">void 0</script>'
    firstTouch()
    whole()
  })
  afterEach(() => {
    touch('keydown')
    ready()
  })

  it('counts the page view before any other code [TRACK-001]', () => {
    expect(dataLayer()).toMatchObject([{ event: 'page_view' }])
  })
  it('is not the snapping of a list', () => {
    touch('scroll')
    expect(started()).toBe(0)
    touch('scroll', document)
    expect(started()).toBe(1)
  })
  it('is not a pointer that rests where the page comes up', () => {
    const move = (clientX: number) => window.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY: 3 }))
    move(7)
    move(7)
    expect(started()).toBe(0)
    move(8)
    expect(started()).toBe(1)
  })
  it.each(['touchstart', 'pointerdown', 'keydown', 'focusin', 'wheel'])('fetches the code on %s, once', (sign) => {
    expect(started()).toBe(0)
    touch(sign)
    touch(sign)
    expect(started()).toBe(1)
    expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      '/a.js',
      '/b.js',
    ])
  })
  it('fetches the code again when it could not be fetched', async () => {
    vi.useFakeTimers()
    touch('keydown')
    for (const more of [1, 2]) {
      document.head.querySelector('script:last-of-type')?.dispatchEvent(new Event('error'))
      expect(started()).toBe(more)
      await vi.advanceTimersByTimeAsync(2000)
      expect(started()).toBe(more + 1)
    }
    vi.useRealTimers()
  })
  it('does a press again when the code has taken over', async () => {
    const pressed = vi.fn<() => void>()
    const button = document.querySelector('button') as HTMLElement
    button.addEventListener('click', pressed)
    button.click()
    button.click()
    expect(pressed).not.toHaveBeenCalled()
    expect(button).toHaveAttribute('aria-busy', 'true')
    ready()
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
    expect(button).not.toHaveAttribute('aria-busy')
    button.click()
    expect(pressed).toHaveBeenCalledTimes(2)
  })
  it('types again what was typed after the press on a button that leads to a field', async () => {
    const button = document.querySelector('button') as HTMLElement
    const key = (name: string, more = {}) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }))
    expect(key('a')).toBe(true)
    button.dataset['takes'] = 'letters'
    button.click()
    expect(key('r')).toBe(false)
    expect(key('c', { ctrlKey: true })).toBe(true)
    expect(key('Tab')).toBe(true)
    expect(key('a')).toBe(false)
    const again: string[] = []
    button.addEventListener('click', () => again.push('pressed'))
    document.body.addEventListener('keydown', (event) => again.push(event.key))
    ready()
    // The press is done again in a turn of its own, and typing goes on meanwhile.
    expect(key('y')).toBe(false)
    await vi.waitFor(() => expect(again).toEqual(['pressed', 'r', 'a', 'y']))
    expect(key('b')).toBe(true)
  })
  it('leaves links to the browser', () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('a')?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
  it('keeps what was chosen in a list, also when the code has reset it', async () => {
    const select = document.querySelector('select') as HTMLSelectElement
    const changed = vi.fn<() => void>()
    select.addEventListener('change', changed)
    select.value = '1'
    touch('input', select)
    select.value = ''
    ready()
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1))
    expect(select.value).toBe('1')
  })
  it.each([
    ['whose code has not begun to come', (code: HTMLElement) => code.remove()],
    ['whose code has come in part', (code: HTMLElement) => (code.textContent = '')],
  ])('waits for the end of a page %s', async (_, isOnItsWay) => {
    firstTouch()
    const code = document.getElementById('app-module') as HTMLElement
    const button = document.querySelector('button') as HTMLElement
    const pressed = vi.fn<() => void>()
    button.addEventListener('click', pressed)
    isOnItsWay(code)
    touch('touchstart')
    button.click()
    expect(started()).toBe(0)
    code.textContent = 'void 0'
    document.body.append(code)
    whole()
    expect(started()).toBe(1)
    expect(pressed).not.toHaveBeenCalled()
    ready()
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
  })
  it('runs what the page holds as text for its data, before the code', () => {
    const context = '<script id="app-context" type="text/plain">document.body.dataset.context = "there"</script>'
    document.body.insertAdjacentHTML('beforeend', context)
    expect(document.body.dataset['context']).toBeUndefined()
    touch('touchstart')
    expect(document.body.dataset['context']).toBe('there')
    expect(document.head.querySelector('script:not([type]) ~ script[type="module"]')).not.toBeNull()
  })
  it('wakes the stylesheets whose text the page carries', () => {
    document.head.innerHTML = '<link rel="sleeping-stylesheet" href="/assets/a.css">'
    touch('touchstart')
    expect(document.head.querySelector('link[href="/assets/a.css"]')).toHaveAttribute('rel', 'stylesheet')
  })
})

describe("the page's data", () => {
  const enqueue = vi.fn<(text: string) => void>()
  const close = vi.fn<() => void>()
  const answers = (make: () => Response | Error) => {
    const fetched = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(async () => {
      const answer = make()
      if (answer instanceof Error) throw answer
      return answer
    })
    vi.stubGlobal('fetch', fetched)
    return fetched
  }
  beforeEach(() => {
    vi.useFakeTimers()
    vi.clearAllMocks()
    Object.assign(window, { __reactRouterContext: { streamController: { enqueue, close } } })
    document.body.innerHTML = '<script id="app-module" type="text/plain" data-state="apart">void 0</script>'
    firstTouch()
    whole()
  })
  afterEach(() => {
    ready()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is asked for with the code and handed to the router', async () => {
    const fetched = answers(() => new Response('[state]', { headers: { 'Page-State': '1' } }))
    touch('keydown')
    await vi.advanceTimersByTimeAsync(0)
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      location.href,
      expect.objectContaining({ headers: { 'Page-State': '1' }, cache: 'no-store' }),
    )
    expect(enqueue).toHaveBeenCalledExactlyOnceWith('[state]')
    expect(close).toHaveBeenCalledOnce()
  })
  it('of a missing page is taken as well', async () => {
    answers(() => new Response('[missing]', { status: 404, headers: { 'Page-State': '1' } }))
    touch('keydown')
    await vi.advanceTimersByTimeAsync(0)
    expect(enqueue).toHaveBeenCalledExactlyOnceWith('[missing]')
  })
  it('is asked for again when the network was away', async () => {
    let away = true
    const fetched = answers(() =>
      away ? new TypeError('Failed to fetch') : new Response('[state]', { headers: { 'Page-State': '1' } }),
    )
    touch('keydown')
    await vi.advanceTimersByTimeAsync(2000)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(enqueue).not.toHaveBeenCalled()
    away = false
    await vi.advanceTimersByTimeAsync(2000)
    expect(enqueue).toHaveBeenCalledExactlyOnceWith('[state]')
  })
  it('is asked for again at once when a request was lost, and a slow answer is given more time', async () => {
    const signals: AbortSignal[] = []
    const lost = vi.fn<typeof fetch>(
      (_, init) =>
        new Promise((_, reject) => {
          if (init?.signal) signals.push(init.signal)
          init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')))
        }),
    )
    vi.stubGlobal('fetch', lost)
    touch('keydown')
    for (const [after, times] of [
      [3_900, 1],
      [200, 2],
      [7_800, 2],
      [200, 3],
      [14_700, 3],
      [400, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(after)
      expect(lost).toHaveBeenCalledTimes(times)
    }
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, false])
    answers(() => new Response('[state]', { headers: { 'Page-State': '1' } }))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(enqueue).toHaveBeenCalledExactlyOnceWith('[state]')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(enqueue).toHaveBeenCalledOnce()
  })
  it('is asked for again while the shop is away', async () => {
    let away = true
    const fetched = answers(() =>
      away ? new Response(null, { status: 503 }) : new Response('[state]', { headers: { 'Page-State': '1' } }),
    )
    touch('keydown')
    await vi.advanceTimersByTimeAsync(4000)
    expect(fetched).toHaveBeenCalledTimes(3)
    away = false
    await vi.advanceTimersByTimeAsync(2000)
    expect(enqueue).toHaveBeenCalledExactlyOnceWith('[state]')
  })
})
