import { describe, expect, it, vi } from 'vitest'
import { createClient, type Fetch } from './client.js'

const answering = (status: number, body: unknown) =>
  vi.fn<Fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

describe('a call', () => {
  it('goes to its market with the token, and no token where nothing is changed', async () => {
    const fetch = answering(200, { rules: [] })
    const client = createClient(fetch)
    client.setToken('secret')
    await client.call('getRules', { market: 'se' })
    await client.call('removeRule', { market: 'se', body: { subject: { kind: 'query', query: 'x' } } })
    const [[read, asking] = [], [change, changing] = []] = fetch.mock.calls
    expect([read, asking?.method, asking?.headers]).toEqual(['/v2/console/api/se/rules', 'GET', {}])
    expect([change, changing?.method]).toEqual(['/v2/console/api/se/rules', 'DELETE'])
    expect(changing?.headers).toMatchObject({ 'x-console-token': 'secret', 'content-type': 'application/json' })
  })

  it.each([
    ['a refusal', answering(422, { success: false, error: { code: 'invalid', message: 'No.' } }), 'invalid'],
    ['a page of a proxy', answering(502, '<html>'), 'unexpected'],
    ['something else', answering(500, {}), 'unexpected'],
    ['no answer', vi.fn<Fetch>(() => Promise.reject(new TypeError('Failed to fetch'))), 'offline'],
  ])('makes a value of %s', async (_, fetch, code) => {
    const answer = await createClient(fetch).call('getRules', { market: 'se' })
    expect(answer).toMatchObject({ ok: false, failure: { code } })
  })

  it('tells that the session has ended, but not that a key was wrong', async () => {
    const expired = vi.fn<() => void>()
    const client = createClient(answering(401, { success: false, error: { code: 'unauthorized', message: '' } }))
    client.onExpired(expired)
    await client.call('logIn', { body: { key: 'x' } })
    expect(expired).not.toHaveBeenCalled()
    await client.call('getRules', { market: 'se' })
    expect(expired).toHaveBeenCalledOnce()
  })
})
