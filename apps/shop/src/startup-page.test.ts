import { expect, it } from 'vitest'
import { startupPage } from './startup-page.js'

const ask = (path: string, accept: string) =>
  startupPage('http://shop.test')(new Request(`http://shop.test${path}`, { headers: { accept } }))

it('tells a visitor that the shop opens soon, and looks again by itself', async () => {
  const answer = ask('/glas%C3%B6gon', 'text/html,application/xhtml+xml')
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(html).toContain('<h1>Vi öppnar strax</h1>')
  expect(html).toContain('<meta http-equiv="refresh" content="2">')
  const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1]
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'nonce-${nonce}'`)
})

it('answers programs as programs read', async () => {
  const answer = ask('/api/site/shopper', 'application/json')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ success: false, error: { code: 'unavailable' } })
  expect(ask('/healthz', '*/*').status).toBe(200)
})
