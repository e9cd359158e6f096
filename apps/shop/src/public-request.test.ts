import { listen, type RunningServer } from '@klarsikt/server/http'
import { afterEach, describe, expect, it } from 'vitest'
import { publicRequest } from './public-request.js'

let server: RunningServer | undefined
afterEach(() => server?.close(0))

describe('the request that a page sees', () => {
  it.each([
    ['http://10.0.0.5:3000/presentkort?a=1', 'https://shop.example/presentkort?a=1'],
    ['http://shop.example//evil.example/', 'https://shop.example//evil.example/'],
    ['http://shop.example/', 'https://shop.example/'],
  ])('%s is %s', (sent, seen) => {
    expect(publicRequest(new Request(sent), 'https://shop.example').url).toBe(seen)
  })

  it('is the request itself where no address is configured', () => {
    const request = new Request('http://localhost:3000/')
    expect(publicRequest(request, undefined)).toBe(request)
  })

  it('keeps method, headers and form through a real server', async () => {
    server = await listen({
      port: 0,
      host: '127.0.0.1',
      fetch: async (request) => {
        const seen = publicRequest(request, 'https://shop.example')
        const form = new URLSearchParams(await seen.text())
        return Response.json([seen.url, seen.method, seen.headers.get('x-one'), form.get('number')])
      },
    })
    const answer = await fetch(`http://127.0.0.1:${server.port}/presentkort`, {
      method: 'POST',
      headers: { 'x-one': 'two' },
      body: new URLSearchParams({ number: 'å 1' }),
    })
    expect(await answer.json()).toEqual(['https://shop.example/presentkort', 'POST', 'two', 'å 1'])
  })
})
