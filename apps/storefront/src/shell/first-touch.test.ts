import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dataLayer } from '../testing/render-shop.js'
import { firstTouch } from './first-touch.js'

const started = () => document.head.querySelectorAll('script[type="module"]').length
const touch = (type: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
const ready = () => window.dispatchEvent(new Event('shop:ready'))

describe('the first touch', () => {
  beforeEach(() => {
    delete (window as { dataLayer?: unknown }).dataLayer
    document.head.innerHTML = ''
    document.body.innerHTML =
      '<button>köp</button><a href="#x">länk</a><select><option value=""></option><option value="1">1</option></select><script id="app-module" type="text/plain" data-preload="/a.js /b.js">void 0</script>'
    firstTouch()
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
  it.each(['pointerover', 'touchstart', 'keydown', 'focusin', 'wheel'])('fetches the code on %s, once', (sign) => {
    expect(started()).toBe(0)
    touch(sign)
    touch(sign)
    expect(started()).toBe(1)
    expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      '/a.js',
      '/b.js',
    ])
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
})
