/**
 * Runs on the page before any other script; it is sent as text, so it uses nothing from outside itself. It stands before
 * all that can be pressed: on a slow network a page is there to be used long before its end has come.
 *
 * A page is whole without script: links lead on, forms are sent, details open. So the shop's code, and the page's data that
 * only the code reads, are fetched at the first sign that somebody is there (pointer, touch, key, scroll, focus), not
 * before. What was pressed, typed or chosen until the code has taken over is done again then. The first page view is
 * counted here [TRACK-001].
 */
// oxlint-disable-next-line max-lines-per-function -- it is sent to the page as text and may use nothing from outside itself
export function firstTouch(): void {
  const page = window as unknown as {
    dataLayer?: object[]
    __reactRouterContext?: { streamController: ReadableStreamDefaultController<string> }
  }
  page.dataLayer ??= []
  page.dataLayer.push({ event: 'page_view', url: location.href, referrer: document.referrer })

  /** Its text comes bit by bit, so that it is there says nothing: the page tells when its end has come. */
  const held = () => document.getElementById('app-module')
  const nonce = document.currentScript?.nonce ?? ''
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'input']
  const pressed: HTMLElement[] = []
  const typed = new Map<HTMLInputElement | HTMLSelectElement, string | boolean>()
  const letters: string[] = []

  let whole = false
  let touched = false
  let rest: string | undefined

  /** A page that comes up under a pointer is told so at once, as of a movement; only one that goes on to move is somebody. */
  const rests = ({ clientX, clientY }: PointerEvent) => {
    rest ??= `${clientX} ${clientY}`
    return rest === `${clientX} ${clientY}`
  }

  /** So often a shop that is away, or a file that does not come, is asked for again, before the page is. */
  let patience = 5

  /** How long (ms) an answer is waited for: a request that was lost is soon made again, a slow one gets more time. */
  let waits = [4_000, 8_000]

  const fetchState = async (): Promise<void> => {
    const late = new AbortController()
    const [wait = 15_000, ...rest] = waits
    const giveUp = setTimeout(() => late.abort(), wait)
    waits = rest
    try {
      const answer = await fetch(location.href, {
        headers: { 'Page-State': '1' },
        // Not kept anyway; and past the browser's cache, which lets one request for an address wait for another.
        cache: 'no-store',
        signal: late.signal,
      })
      if (!answer.headers.has('Page-State')) {
        if (answer.status === 503 && patience-- > 0) throw new Error('The shop is away')
        // Without the header it is another page: the session has ended, or the address leads elsewhere now.
        return location.reload()
      }
      const state = await answer.text()
      page.__reactRouterContext?.streamController.enqueue(state)
      page.__reactRouterContext?.streamController.close()
    } catch {
      // Offline, or the shop is away for a moment: the page stays as it is, and the code waits for its data.
      setTimeout(() => void fetchState(), late.signal.aborted ? 0 : 2000)
    } finally {
      clearTimeout(giveUp)
    }
  }
  const scriptOf = (text: HTMLElement | null) => {
    const script = document.createElement('script')
    script.nonce = nonce
    script.textContent = text?.textContent ?? ''
    return script
  }
  const runCode = () => {
    const script = scriptOf(held())
    script.type = 'module'
    script.addEventListener('error', () => {
      // What is gone for good belonged to an earlier version of the shop, and so does the page.
      if (navigator.onLine && patience-- <= 0) return location.reload()
      setTimeout(runCode, 2000)
    })
    document.head.append(script)
  }
  const start = (event?: Event) => {
    // A list that snaps into place scrolls by itself; only the page is scrolled by somebody.
    if (event?.type === 'scroll' && event.target !== document) return
    if (event?.type === 'pointermove' && rests(event as PointerEvent)) return
    for (const sign of signs) removeEventListener(sign, start, true)
    touched = true
    if (whole) begin()
  }
  const begin = () => {
    const code = held()
    if (!code?.textContent) return
    const context = document.getElementById('app-context')
    if (context) document.head.append(scriptOf(context))
    if (code.dataset['state'] === 'apart') void fetchState()
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="sleeping-stylesheet"]'))
      link.rel = 'stylesheet'
    for (const href of (code.dataset['preload'] ?? '').split(' ')) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    runCode()
  }
  const press = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    button.ariaBusy = 'true'
    if (pressed.at(-1) !== button) pressed.push(button)
  }
  const change = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) typed.set(target, target.value)
    if (target instanceof HTMLInputElement)
      typed.set(target, target.type === 'checkbox' || target.type === 'radio' ? target.checked : target.value)
  }
  // Whoever has pressed the search goes on typing: its field comes with the code.
  const letter = (event: KeyboardEvent) => {
    if (pressed.at(-1)?.dataset['takes'] !== 'letters' || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.length > 1 && event.key !== 'Backspace' && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    letters.push(event.key)
  }
  // One at a time, each in a turn of its own: what one changes must be on the page before the next.
  const turn = () => new Promise((done) => setTimeout(done))
  const ready = async () => {
    removeEventListener('click', press, true)
    removeEventListener('input', change, true)
    for (const [field, value] of typed) {
      await turn()
      if (typeof value === 'boolean' && (field as HTMLInputElement).checked !== value) field.click()
      if (typeof value === 'boolean') continue
      // The library overrides the property on the element to notice changes of its own.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
    for (const button of pressed) {
      await turn()
      button.ariaBusy = null
      if (button.isConnected) button.click()
    }
    // Only now: typing has gone on meanwhile, and from here on the shop keeps it.
    removeEventListener('keydown', letter, true)
    for (const key of letters)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  addEventListener('click', press, true)
  addEventListener('input', change, true)
  addEventListener('keydown', letter, true)
  addEventListener('shop:ready', () => void ready(), { once: true })
  addEventListener(
    'shop:whole',
    () => {
      whole = true
      if (touched) begin()
    },
    { once: true },
  )
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  if (/[?&]previewCart=1/.test(location.search)) start()
}
