// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DiscoveryClient } from '../core/client.js'
import { searchPage } from '../core/pages.js'
import { en } from '../locales/en.js'
import { answers, HERE } from '../testing/pages.js'
import { testShop } from '../testing/shop.js'
import { DiscoveryProvider } from './provider.js'
import { SearchPage } from './search-page.js'

/** Renders two instances on one page. */
const page = (client: DiscoveryClient) => (
  <StrictMode>
    <DiscoveryProvider merchant="shop" market="se" locale={en} client={client}>
      <SearchPage />
      <SearchPage uniqueInstanceKeyForState="b" headingLevel={2} />
    </DiscoveryProvider>
  </StrictMode>
)
const address = `${HERE}&f_brand=Gucci‚&queryb=glasses`

/** Renders as on a server, without a document, an address or storage. */
async function onServer() {
  const shop = testShop({ respond: answers })
  const client = { ...shop.client, env: { ...shop.env, location: null } }
  await searchPage(client).load(address)
  await searchPage(client, 'b').load(address)
  const html = renderToString(page(client))
  return { html, initial: JSON.parse(JSON.stringify(client.dehydrate())) as ReturnType<DiscoveryClient['dehydrate']> }
}

let root: Root | undefined
let error: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

describe('first results of a server', () => {
  it('are in its page', async () => {
    const { html } = await onServer()
    expect(html.match(/data-product-id/g)).toHaveLength(40)
    expect(html).toContain('50 results for sun')
    expect(html).toContain('50 results for glasses')
    expect(html).toContain('Remove the filter Gucci')
  })

  it('are allowed by a strict CSP: the markup has no inline style or script', async () => {
    const { html } = await onServer()
    expect(html).not.toMatch(/\sstyle=|<style|<script|\son\w+=/)
  })

  it('are hydrated in Strict Mode by two instances without a warning, a request or a change', async () => {
    const { html, initial } = await onServer()
    const shop = testShop({ href: address, respond: answers, initial })
    const host = document.createElement('main')
    host.innerHTML = html
    document.body.append(host)
    const before = host.innerHTML
    const recovered = vi.fn<() => void>()
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    await act(async () => {
      root = hydrateRoot(host, page(shop.client), { onRecoverableError: recovered })
      await shop.settle()
    })
    vi.unstubAllGlobals()
    expect(recovered).not.toHaveBeenCalled()
    expect(error).not.toHaveBeenCalled()
    expect(shop.to('search/results')).toEqual([])
    expect(host.innerHTML).toBe(before)
  })

  it('warn when they differ', async () => {
    const { html } = await onServer()
    const shop = testShop({ href: address, respond: answers })
    const host = document.createElement('main')
    host.innerHTML = html
    document.body.append(host)
    const recovered = vi.fn<() => void>()
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    await act(async () => {
      root = hydrateRoot(host, page(shop.client), { onRecoverableError: recovered })
      await shop.settle()
    })
    vi.unstubAllGlobals()
    expect(recovered).toHaveBeenCalled()
  })
})
