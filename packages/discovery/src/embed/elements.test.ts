// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineElements } from './define.js'
import type { DiscoveryElement } from './discovery-element.js'
import { mountPoints } from './mount-points.js'
import { startScript } from './script-tag.js'

defineElements()
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const nothing = { suggestions: [], displays: [], n_hits: 0, filters: [], sorts: [], content_search_links: [] }

function shop(markup = ''): DiscoveryElement {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(nothing))))
  document.body.innerHTML = `${markup}<klarsikt-discovery tenant="acme" market="se" api="https://api.test"></klarsikt-discovery>`
  return document.querySelector('klarsikt-discovery')!
}

afterEach(async () => {
  document.body.innerHTML = ''
  await settle()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

const within = (element: Element | null, selector: string) => element?.shadowRoot?.querySelector(selector) ?? null

describe('elements', () => {
  it('draw a field in its own shadow root, and the modal in that of the settings', async () => {
    const discovery = shop('<klarsikt-search-field></klarsikt-search-field>')
    await discovery.ready
    const field = document.querySelector('klarsikt-search-field')
    await vi.waitFor(() => expect(within(field, '[part=search-field]')).not.toBeNull())
    discovery.open()
    await vi.waitFor(() => expect(within(discovery, '#depict-search-modal')).not.toBeNull())
    expect(document.querySelector('#depict-search-modal')).toBeNull()
    discovery.close()
    await vi.waitFor(() => expect(within(discovery, '#depict-search-modal')).toBeNull())
  })

  it('draw a field without the widget, which loads when the pointer comes near, and shows what was typed', async () => {
    const discovery = shop('<klarsikt-search-field></klarsikt-search-field>')
    const field = document.querySelector('klarsikt-search-field')
    await vi.waitFor(() => expect(within(field, '[part=search-field]')).not.toBeNull())
    const button = within(field, 'button')
    expect(discovery.client).toBeNull()
    expect(button?.textContent).toBe('What are you looking for?')
    button?.dispatchEvent(new Event('pointerenter'))
    await vi.waitFor(() => expect(discovery.client).not.toBeNull())
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', cancelable: true }))
    await vi.waitFor(() => expect(within(discovery, 'input')).toHaveProperty('value', 'g'))
    expect(button?.getAttribute('aria-expanded')).toBe('true')
    discovery.close()
    await vi.waitFor(() => expect(button?.getAttribute('aria-expanded')).toBe('false'))
    expect(button?.textContent).toBe('g')
  })

  it('run the calls queued before they were loaded, once, however often they are mounted', async () => {
    const queued = [['setMarket', 'no']]
    vi.stubGlobal(
      'dpq',
      Object.assign(() => undefined, { q: queued }),
    )
    const before = (globalThis as { dpq?: unknown }).dpq
    const discovery = shop()
    const client = await discovery.ready
    expect(client.market()).toBe('no')
    client.setMarket('se')
    discovery.remove()
    await settle()
    expect((globalThis as { dpq?: unknown }).dpq).toBe(before)
    document.body.append(discovery)
    await settle()
    discovery.open()
    await vi.waitFor(() => expect(within(discovery, 'dialog')).not.toBeNull())
    expect(client.market()).toBe('se')
  })

  it('find the settings whichever comes first, and release a removed mount point', async () => {
    const discovery = shop()
    await discovery.ready
    const field = document.createElement('klarsikt-search-field')
    document.body.prepend(field)
    await vi.waitFor(() => expect(within(field, 'button')).not.toBeNull())
    field.remove()
    await vi.waitFor(() => expect(within(field, 'button')).toBeNull())
    expect(mountPoints.getState().list).toEqual([])
  })

  it('keep their state when the page moves them within one task', async () => {
    const discovery = shop()
    const client = await discovery.ready
    const section = document.body.appendChild(document.createElement('section'))
    section.append(discovery)
    await settle()
    expect(discovery.client).toBe(client)
    discovery.open()
    await vi.waitFor(() => expect(within(discovery, 'dialog')).not.toBeNull())
  })

  it('follow consent, market and ids while the page lives [CONSENT-002] [WEVENT-020]', async () => {
    const discovery = shop()
    const { setConsent, setMarket } = await discovery.ready.then((client) => ({
      setConsent: vi.spyOn(client, 'setConsent'),
      setMarket: vi.spyOn(client, 'setMarket'),
    }))
    discovery.setAttribute('consent', 'granted')
    discovery.setAttribute('consent', 'granted')
    discovery.removeAttribute('consent')
    discovery.setAttribute('market', 'no')
    expect(setConsent.mock.calls).toEqual([[true], [undefined]])
    expect(setMarket.mock.calls).toEqual([['no']])
  })

  it('are one shop on a page: a second one logs an error and does nothing', async () => {
    const discovery = shop()
    await discovery.ready
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const second = document.createElement('klarsikt-discovery')
    document.body.append(second)
    await settle()
    expect(error).toHaveBeenCalledWith('Only one discovery client can be started on a page')
    expect(second.client).toBeNull()
  })

  it('put the sheets of the shop into every shadow root, and take them out again', async () => {
    const discovery = shop('<klarsikt-search-field></klarsikt-search-field>')
    await discovery.ready
    const hrefs = () =>
      [discovery, document.querySelector('klarsikt-search-field')].map((element) =>
        [...(element?.shadowRoot?.querySelectorAll('link') ?? [])].map((link) => link.getAttribute('href')),
      )
    discovery.setAttribute('stylesheet', '/brand.css')
    expect(hrefs()).toEqual([['/brand.css'], ['/brand.css']])
    discovery.removeAttribute('stylesheet')
    expect(hrefs()).toEqual([[], []])
  })
})

describe('the script tag', () => {
  it('makes mount points of what the page marked, opens by its openers, and reports what it does not know', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(nothing))))
    const error = vi.spyOn(console, 'error').mockReturnValue()
    document.body.innerHTML = `
      <div data-discovery="listing" data-category="sun">Without scripts</div>
      <button data-discovery="search-opener">Find</button>
      <div data-discovery="serch-field"></div>`
    const script = document.createElement('script')
    script.dataset['tenant'] = 'acme'
    script.dataset['market'] = 'se'
    script.dataset['api'] = 'https://api.test'
    const api = startScript(script, {})
    const client = await api.ready
    expect(client.options.tenant).toBe('acme')
    expect(error).toHaveBeenCalledWith('data-discovery does not know serch-field')
    const listing = document.querySelector('[data-discovery=listing]')
    expect(listing?.textContent).toBe('')
    expect(listing?.firstElementChild?.getAttribute('category')).toBe('sun')
    document.querySelector('button')?.click()
    const discovery = document.querySelector('klarsikt-discovery')
    await vi.waitFor(() => expect(within(discovery, 'dialog')).not.toBeNull())
    const setConsent = vi.spyOn(client, 'setConsent')
    api.setConsent(false)
    expect(setConsent).toHaveBeenCalledWith(false)
    document.body.insertAdjacentHTML('beforeend', '<p data-discovery="search-field"></p>')
    api.scan()
    api.scan()
    expect(document.querySelectorAll('klarsikt-search-field')).toHaveLength(1)
  })
})
