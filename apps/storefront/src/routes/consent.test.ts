// @vitest-environment node
import type { ShopClient } from '@klarsikt/contract/client'
import { DEFAULT_CONSENT } from '@klarsikt/core/consent'
import { expect, it } from 'vitest'
import type { Route } from './+types/consent.js'
import { action } from './consent.js'

const SHOP = 'https://shop.test'

/** Sends the form as a browser does before the scripts have loaded. */
async function send(referer: string | null, { status = 200, accept = 'text/html' } = {}) {
  const given: unknown[] = []
  const setConsent = (input: { readonly body: unknown }) => {
    given.push(input.body)
    const consent = { groups: [...DEFAULT_CONSENT], version: 1, decidedAt: '2026-11-27T08:00:00.000Z' }
    if (status === 200) return Promise.resolve({ data: consent })
    return Promise.reject(new TypeError('fetch failed'))
  }
  const request = new Request(`${SHOP}/consent`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'none' }),
    headers: { accept, ...(referer === null ? {} : { referer }) },
  })
  const context = { visitor: () => ({ setConsent }) as unknown as ShopClient }
  const answer = await action({ request, context, params: {} } as unknown as Route.ActionArgs)
  return { answer, given }
}

it('records an answer given before the code is there, and leads back to its page', async () => {
  const { answer, given } = await send(`${SHOP}/glas%C3%B6gon?f_color=Svart`)
  expect(given).toEqual([{ groups: DEFAULT_CONSENT }])
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/glas%C3%B6gon?f_color=Svart')
  expect(answer.headers.get('set-cookie')).toMatch(/^consent=1; Path=\/;/)
})

it('leads to no other site, and to the start page where there is no referer', async () => {
  for (const referer of ['https://other.test/glasogon', 'https://shop.test.other/', 'no address', null])
    expect((await send(referer)).answer.headers.get('location'), String(referer)).toBe('/')
  expect((await send(`${SHOP}//other.test/`)).answer.headers.get('location')).toBe('/')
})

it('asks again where the answer could not be recorded', async () => {
  const { answer } = await send(`${SHOP}/kontakt`, { status: 503 })
  expect(answer.headers.get('location')).toBe('/kontakt')
  expect(answer.headers.get('set-cookie')).toBeNull()
})

it('answers a call of the page with no content, or with an error where the answer could not be recorded', async () => {
  const accept = 'application/json'
  const recorded = await send(`${SHOP}/kontakt`, { accept })
  expect(recorded.given).toEqual([{ groups: DEFAULT_CONSENT }])
  expect(recorded.answer.status).toBe(204)
  expect(recorded.answer.headers.get('set-cookie')).toMatch(/^consent=1; Path=\/;/)
  const lost = await send(`${SHOP}/kontakt`, { accept, status: 503 })
  expect(lost.answer.status).toBe(503)
  expect(lost.answer.headers.get('set-cookie')).toBeNull()
})
