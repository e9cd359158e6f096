import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, createTestService, type TestService } from '../../testing/test-service.js'
import { fetchPicture, isInside } from './fetch-picture.js'

let service: TestService
let host: Server
let base: string
let asked: string[] = []

beforeAll(async () => {
  const png = await sharp({ create: { width: 600, height: 300, channels: 4, background: '#0a7' } })
    .png()
    .toBuffer()
  host = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/redirect.png') return void response.writeHead(302, { location: '/a.png' }).end()
    if (request.url === '/page.png') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
    if (request.url === '/lie.png')
      return void response.writeHead(200, { 'content-type': 'image/png' }).end('no picture')
    if (request.url === '/half.png')
      return void response
        .writeHead(200, { 'content-type': 'image/png', 'content-length': png.length })
        .write(png.subarray(0, 50), () => response.destroy())
    if (request.url === '/missing.png') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'image/png' }).end(png)
  })
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready))
  const own = `127.0.0.1:${(host.address() as AddressInfo).port}`
  base = `http://${own}`
  service = await createTestService({ settings: { ownImageHosts: [own] } })
  await service.tenant('a', { image_hosts: [own, 'evil.test', '169.254.169.254', 'localhost:1'] })
  await service.tenant('b')
})
afterAll(async () => {
  await service.drop()
  host.close()
})

const get = (url: string, more = 'width=256&format=webp&tenant=a') =>
  ask(service, `/v2/image?url=${encodeURIComponent(url)}&${more}`)

describe('a picture', () => {
  it.each([
    ['webp', 256, 256],
    ['jpeg', 64, 64],
    ['png', 400, 400],
    // Pictures are never enlarged.
    ['webp', 4096, 600],
  ])('comes as %s at %i [WIMG-001]', async (format, width, shown) => {
    const { status, headers, body } = await get(`${base}/a.png`, `width=${width}&format=${format}`)
    const read = await sharp(body as Buffer).metadata()
    expect([status, headers.get('content-type'), read.format, read.width]).toEqual([
      200,
      `image/${format}`,
      format,
      shown,
    ])
    expect(headers.get('cache-control')).toContain('public, max-age=')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('is fetched once for many that ask at once, and kept', async () => {
    asked = []
    const all = await Promise.all(Array.from({ length: 20 }, () => get(`${base}/many.png`)))
    await get(`${base}/many.png`)
    expect([all.every(({ status }) => status === 200), asked]).toEqual([true, ['/many.png']])
  })

  it.each(['/redirect.png', '/page.png', '/lie.png', '/half.png', '/missing.png'])(
    'that is none is a 404: %s',
    async (path) => {
      expect((await get(base + path)).status).toBe(404)
    },
  )

  it.each(['width=255&format=webp', 'width=256&format=svg', 'width=x&format=webp', 'format=webp'])(
    'is not made with %s',
    async (query) => {
      expect((await get(`${base}/a.png`, query)).status).toBe(422)
    },
  )
})

describe('addresses that lead inside', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:1/',
    'http://127.0.0.1:1/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://other.test/a.png',
    'http://evil.test@127.0.0.1/a.png',
  ])('are not fetched: %s', async (url) => {
    asked = []
    expect((await get(url)).status).toBe(404)
    expect(asked).toEqual([])
  })

  it('are refused in words that say why', async () => {
    const message = async (url: string) => (await get(url)).body.error.message as string
    expect(await message('http://169.254.169.254/a.png')).toBe('The host is not on the public internet.')
    expect(await message('http://other.test/a.png')).toBe('The host is not allowed.')
    expect(await message(`${base}/missing.png`)).toBe('There is no such picture.')
  })

  it.each(['file:///etc/passwd', 'ftp://a.test/x', 'javascript:1', 'data:image/png;base64,AA', 'x'])(
    'are refused: %s',
    async (url) => {
      expect((await get(url)).status).toBe(422)
    },
  )

  it('are not fetched for a tenant that does not allow the host', async () => {
    expect((await get(`${base}/a.png`, 'width=256&format=webp&tenant=b')).status).toBe(404)
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '224.0.0.1',
    // Addresses reserved for documentation.
    '192.0.2.1',
    '198.51.100.9',
    '203.0.113.5',
    '2001:db8::1',
    'x',
  ])('are known: %s', (address) => expect(isInside(address)).toBe(true))
  it.each(['8.8.8.8', '172.32.0.1', '2a00:1450:400f::1'])('are not taken for one: %s', (address) =>
    expect(isInside(address)).toBe(false),
  )

  it('are recognised by the address of a name at the moment of the call', async () => {
    expect(await fetchPicture(new URL(`http://localhost:${new URL(base).port}/a.png`), { trusted: false })).toBeNull()
    expect(
      await fetchPicture(new URL(`http://localhost:${new URL(base).port}/a.png`), { trusted: true }),
    ).not.toBeNull()
  })
})
