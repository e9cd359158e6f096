// @vitest-environment jsdom
import { render } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en } from '../locales/en.js'
import { DiscoveryProvider } from '../ui/provider.js'
import type { DebugEntry } from '../watch.js'
import { openDebugPanel } from './panel.js'

const at = Date.UTC(2026, 10, 20, 9, 30, 1, 234)
const call: DebugEntry = { kind: 'call', path: 'search/results', ms: 41.6, status: 200, at }
const failed: DebugEntry = { kind: 'call', path: 'search/suggestions', ms: 3000, status: null, at }
const held: DebugEntry = { kind: 'event', status: 'held', type: 'page_view', id: 'e1', at }
const asked: DebugEntry = { kind: 'consent', consent: undefined, at }

const shadows = () => [...document.body.children].flatMap(({ shadowRoot }) => shadowRoot ?? [])
const panel = () => shadows().find((root) => root.querySelector('section'))
const words = () => panel()?.querySelector('section')?.textContent ?? ''
const button = (name: RegExp) =>
  [...(panel()?.querySelectorAll('button') ?? [])].find(({ textContent }) => name.test(textContent ?? ''))

afterEach(() => {
  button(/Close/)?.click()
  document.body.innerHTML = ''
  window.history.replaceState(null, '', '/')
})

describe('the debug panel', () => {
  it('shows what happened before it came and after: requests with their time, events, and events that wait for consent', async () => {
    const log = openDebugPanel([asked, call])
    for (const entry of [failed, held]) log(entry)
    await vi.waitFor(() => expect(words()).toContain('2 requests'))
    expect(words()).toMatch(/09:30:01\.234search\/results20042/)
    expect(words()).toMatch(/search\/suggestionsno answer3000/)
    expect(words()).toContain('1 events wait in memory')
    log({ kind: 'consent', consent: true, at })
    log({ ...held, status: 'waiting' })
    log({ ...held, status: 'sent' })
    await vi.waitFor(() => expect(words()).toContain('0 held back, 0 waiting, 1 sent'))
    log({ kind: 'consent', consent: false, at })
    await vi.waitFor(() => expect(words()).toContain('Consent: refused'))
  })

  it('shows the console messages about mistakes in the settings', async () => {
    const log = openDebugPanel([call])
    expect(words()).not.toContain('Problems')
    log({ kind: 'problem', message: 'does not know the tenant "acme"', at })
    await vi.waitFor(() => expect(words()).toMatch(/Problems.*does not know the tenant "acme"/))
  })

  it('is one, opens and closes with the keyboard, and goes when it is closed', async () => {
    const log = openDebugPanel([call])
    openDebugPanel()
    expect(shadows()).toHaveLength(1)
    const toggle = button(/^Discovery/)
    expect(toggle?.getAttribute('aria-expanded')).toBe('true')
    toggle?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(toggle?.getAttribute('aria-expanded')).toBe('false')
    expect(panel()?.activeElement).toBe(toggle)
    toggle?.click()
    expect(toggle?.getAttribute('aria-expanded')).toBe('true')
    button(/Close/)?.click()
    expect(panel()).toBeUndefined()
    expect(() => log(call)).not.toThrow()
  })

  it('has nothing for axe to find', async () => {
    openDebugPanel([asked, call, failed, held])
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})

describe('a page', () => {
  const shop = () =>
    render(
      <DiscoveryProvider
        merchant="acme"
        market="se"
        locale={en}
        apiUrl="https://api.test"
        navigateFunction={() => undefined}
      >
        {null}
      </DiscoveryProvider>,
    )

  it.each(['/?depict_debug', '/search?query=a&depict_debug=1'])('at %s has the panel', async (address) => {
    window.history.replaceState(null, '', address)
    const { unmount } = shop()
    await vi.waitFor(() => expect(words()).toContain('Consent: not asked yet'))
    unmount()
  })

  it.each(['/', '/?query=depict_debug', '/?not_depict_debug'])('at %s has none', async (address) => {
    window.history.replaceState(null, '', address)
    const { unmount } = shop()
    await import('./panel.js')
    await new Promise(setImmediate)
    expect(panel()).toBeUndefined()
    unmount()
  })
})
