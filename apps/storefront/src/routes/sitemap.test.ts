import { mock } from '@klarsikt/contract/msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loaderArgs, ORIGIN } from '../testing/loader-context.js'
import { loader as robots } from './robots.js'
import { loader as sitemap } from './sitemap.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function read(paths: readonly { readonly path: string; readonly changed: string | null }[]) {
  server.use(mock('getSitemap', () => ({ data: [...paths] })))
  const answer = await sitemap(loaderArgs('/sitemap.xml'))
  const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  return [...xml.querySelectorAll('url')].map((url) => [
    url.querySelector('loc')?.textContent,
    url.querySelector('lastmod')?.textContent ?? null,
  ])
}

describe('the sitemap', () => {
  it('has absolute, encoded addresses with the day of the last change [PAGE-031]', async () => {
    expect(
      await read([
        { path: '/köpvillkor', changed: '2026-10-01T10:00:00.000Z' },
        { path: `/glasögon/a&b'c`, changed: null },
      ]),
    ).toEqual([
      [`${ORIGIN}/k%C3%B6pvillkor`, '2026-10-01'],
      [`${ORIGIN}/glas%C3%B6gon/a&b'c`, null],
      [`${ORIGIN}/hitta-butik`, null],
    ])
  })

  it('leaves out what is not for search engines, and names nothing twice [PAGE-031]', async () => {
    const entry = (path: string) => ({ path, changed: null })
    const found = await read([
      entry('/mitt-konto/logga-in'),
      entry('/angratmig'),
      entry('/hitta-butik'),
      entry('/hitta-butik/umea-city'),
    ])
    expect(found.map(([address]) => address)).toEqual([`${ORIGIN}/hitta-butik`, `${ORIGIN}/hitta-butik/umea-city`])
  })
})

describe('the robots file', () => {
  it('closes account, checkout, links to pay by and api, and names the sitemap [PAGE-032]', async () => {
    const answer = robots(loaderArgs('/robots.txt'))
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    const lines = (await answer.text()).split('\n')
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([
      'Disallow: /mitt-konto',
      'Disallow: /checkout',
      'Disallow: /betala/',
      'Disallow: /api/',
    ])
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })
})
