// @vitest-environment jsdom
import { createElement, type FunctionComponent } from 'preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../../core/store.js'
import {
  createPortal,
  createRoot,
  forwardRef,
  memo,
  StrictMode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from './react.js'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  document.body.innerHTML = ''
})

function shown(component: FunctionComponent): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(createElement(StrictMode, null, createElement(component, {})))
  ends.push(() => root.unmount())
  return place
}

/** An element as the widget writes it: with the names that React has for attributes. */
const element = (tag: string, props: object) => createElement(tag, props)

describe('the stand-in for React', () => {
  it.each([
    { tag: 'input', type: 'search', event: 'input' },
    { tag: 'input', type: 'range', event: 'input' },
    { tag: 'input', type: undefined, event: 'input' },
    { tag: 'input', type: 'checkbox', event: 'change' },
    { tag: 'input', type: 'radio', event: 'change' },
    { tag: 'select', type: undefined, event: 'change' },
    { tag: 'textarea', type: undefined, event: 'input' },
  ])('hears a change of $tag $type by $event, once', ({ tag, type, event }) => {
    const changed = vi.fn<() => void>()
    const field = shown(() => element(tag, { type, onChange: changed })).querySelector(tag)
    for (const name of ['input', 'change']) {
      field?.dispatchEvent(new Event(name, { bubbles: true }))
      expect(changed).toHaveBeenCalledTimes(name === event || changed.mock.calls.length > 0 ? 1 : 0)
    }
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('hears focus come and go below an element, and gives the event of the browser', () => {
    const heard: string[] = []
    const hear = (event: { nativeEvent: Event }) => heard.push(event.nativeEvent.type)
    const place = shown(() =>
      createElement('div', { onFocus: hear, onBlur: hear } as object, createElement('button', {})),
    )
    const button = place.querySelector('button')
    button?.focus()
    button?.blur()
    expect(heard).toEqual(['focusin', 'focusout'])
  })

  it('names lines and fields as a document does', () => {
    const place = shown(() =>
      createElement(
        'svg',
        { className: 'icon', viewBox: '0 0 24 24' } as object,
        element('path', { strokeWidth: 2, strokeLinecap: 'round' }),
      ),
    )
    expect(place.innerHTML).toBe(
      '<svg class="icon" viewBox="0 0 24 24"><path stroke-width="2" stroke-linecap="round"></path></svg>',
    )
    const label = shown(() => element('label', { htmlFor: 'words', tabIndex: -1 })).innerHTML
    expect(label).toBe('<label for="words" tabindex="-1"></label>')
  })

  it('draws again what is kept only for another prop', async () => {
    const drawn = vi.fn<(props: { name: string }) => string>(({ name }) => name)
    const Kept = memo(drawn)
    let name = (_: string): void => undefined
    let again = (_: number): void => undefined
    const place = shown(() => {
      const [given, setGiven] = useState('Linnea')
      const [, setCount] = useState(0)
      name = setGiven
      again = setCount
      return createElement(Kept, { name: given })
    })
    again(1)
    await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(1))
    name('Alma')
    await vi.waitFor(() => expect(place.textContent).toBe('Alma'))
    expect(drawn).toHaveBeenCalledTimes(2)
  })

  it('hands a reference on', () => {
    const Field = forwardRef<HTMLInputElement, { id: string }>(({ id }, ref) => createElement('input', { id, ref }))
    let held: { readonly current: HTMLInputElement | null } = { current: null }
    const place = shown(() => {
      const ref = useRef<HTMLInputElement>(null)
      held = ref
      return createElement(Field, { id: 'words', ref })
    })
    expect(held.current).toBe(place.querySelector('#words'))
  })

  it('follows a store, also one that changes between the drawing and the listening', async () => {
    const store = createStore({ count: 0 })
    const subscribe = vi.fn((listener: () => void) => {
      // What came in between is not told to the one who comes late.
      store.setState({ count: 1 })
      return store.subscribe(listener)
    })
    const place = shown(() => createElement('p', {}, useSyncExternalStore(subscribe, store.getState).count))
    await vi.waitFor(() => expect(subscribe).toHaveBeenCalledTimes(1))
    store.setState({ count: 2 })
    await vi.waitFor(() => expect(place.textContent).toBe('2'))
    for (const end of ends.splice(0)) end()
    store.setState({ count: 3 })
    expect(place.textContent).toBe('')
  })

  it('has ended its effects when it is unmounted', async () => {
    const [begun, ended] = [vi.fn<() => void>(), vi.fn<() => void>()]
    shown(() => {
      useEffect(() => {
        begun()
        return ended
      }, [])
      return null
    })
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1))
    for (const end of ends.splice(0)) end()
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('draws elsewhere, and clears it away in the end', () => {
    const elsewhere = document.body.appendChild(document.createElement('section'))
    const place = shown(() => createPortal(createElement('b', {}, 'modal'), elsewhere))
    expect([place.innerHTML, elsewhere.innerHTML]).toEqual(['', '<b>modal</b>'])
    for (const end of ends.splice(0)) end()
    expect(elsewhere.innerHTML).toBe('')
  })
})
