import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { clientAddress, clientIp, parseTrustProxy } from './index.js'

const trusted = parseTrustProxy('1')
const app = new Hono().get('/', (c) =>
  c.json([clientIp(c, trusted.ok && trusted.value), clientAddress(c, trusted.ok && trusted.value)]),
)

async function addressesOf(forwarded: string): Promise<unknown> {
  const environment = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
  return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, environment)).json()
}

it.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.7'],
])('gives the whole address of %s and counts by its network', async (forwarded, ip, network) => {
  expect(await addressesOf(forwarded)).toEqual([ip, network])
})

it('gives none where there is no network', async () => {
  expect(await (await app.request('/')).json()).toEqual([null, 'local'])
})
