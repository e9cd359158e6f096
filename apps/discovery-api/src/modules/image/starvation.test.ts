import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listen, type RunningServer } from '@klarsikt/server/http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestService, type TestService } from '../../testing/test-service.js'
import { isImageService } from './own-address.js'

let service: TestService
let server: RunningServer
let host: Server
let stuck: Server
let own: string
let pictures: string
let slow: string
let open = 0

async function start(answer: Parameters<typeof createServer>[1]): Promise<[Server, string]> {
  const made = createServer(answer)
  await new Promise<void>((ready) => made.listen(0, '127.0.0.1', ready))
  return [made, `127.0.0.1:${(made.address() as AddressInfo).port}`]
}

beforeAll(async () => {
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
  ;[host, pictures] = await start((request, response) => {
    if (request.url?.startsWith('/redirect'))
      return void response.writeHead(302, { location: `http://${own}/v2/image?width=64&format=webp&url=x` }).end()
    response.writeHead(200, { 'content-type': 'image/png' }).end(png)
  })
  ;[stuck, slow] = await start((request, response) => {
    if (request.url === '/quick.png') return void response.writeHead(200, { 'content-type': 'image/png' }).end(png)
    open += 1
    request.socket.once('close', () => (open -= 1))
  })
  let fetch: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 })
  server = await listen({ fetch: (request) => fetch(request), port: 0, host: '127.0.0.1' })
  own = `127.0.0.1:${server.port}`
  service = await createTestService({ settings: { ownImageHosts: [own, pictures, slow] } })
  fetch = (request) => service.app.fetch(request)
  await service.tenant('good', { image_hosts: [own, pictures] })
  await service.tenant('slow', { image_hosts: [slow] })
})
afterAll(async () => {
  stuck.closeAllConnections()
  stuck.close()
  host.close()
  await server.close(0)
  await service.drop()
})

const address = (url: string, tenant?: string) =>
  `http://${own}/v2/image?${new URLSearchParams({ width: '64', format: 'webp', url, ...(tenant ? { tenant } : {}) })}`

let asked = 0
async function ordinary(base = pictures, tenant = 'good'): Promise<number> {
  const path = base === slow ? 'quick.png' : `${asked++}.png`
  const { status } = await fetch(address(`http://${base}/${path}`, tenant))
  return status
}

it('is not locked by thirty requests that nest it in itself, and refuses them at once', async () => {
  const nested = (n: number) => address(address(`http://${pictures}/nested${n}.png`))
  const attack = Array.from({ length: 30 }, async (_, n) => (await fetch(nested(n))).status)
  expect(await ordinary()).toBe(200)
  expect(new Set(await Promise.all(attack))).toEqual(new Set([422]))
})

it('does not follow a redirect to itself, nor answer its own call by whatever way it comes', async () => {
  expect((await fetch(address(`http://${pictures}/redirect.png`))).status).toBe(404)
  const looped = await fetch(address(`http://${pictures}/loop.png`), {
    headers: { 'cdn-loop': 'a, klarsikt-discovery' },
  })
  expect(looped.status).toBe(422)
})

it('answers other tenants while the host of one is stuck, and gives up with the client', async () => {
  const leave = new AbortController()
  const attack = Array.from({ length: 30 }, async (_, n) =>
    fetch(address(`http://${slow}/stuck${n}.png`, 'slow'), { signal: leave.signal }).then(
      ({ status }) => status,
      () => 'left',
    ),
  )
  await vi.waitFor(() => expect(open).toBeGreaterThan(0))
  const during = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ordinary()))
  expect(new Set(during)).toEqual(new Set([200]))
  // These requests were answered while the stuck ones still wait.
  expect(open).toBeGreaterThan(0)
  expect(open).toBeLessThanOrEqual(4)
  leave.abort()
  expect(new Set(await Promise.all(attack))).toEqual(new Set(['left']))
  await vi.waitFor(() => expect(open).toBe(0))
  expect(await ordinary(slow, 'slow')).toBe(200)
})

it.each([
  ['/v2/image', true],
  ['/.//v2//image', true],
  ['/v2/image/', true],
  ['/V2/Image', true],
  ['/%76%32/image', true],
  ['/%2576%2532/image', true],
  ['/v2/images/a.png', false],
  ['/media/v2/image.png', false],
  ['/%', false],
])('%s is an image service: %s', (path, expected) => {
  expect(isImageService(new URL(`http://shop.test${path}`))).toBe(expected)
})
