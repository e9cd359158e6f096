import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, type RunningServer } from './listen.js'
import { allowBulkTime } from './request-time.js'

let server: RunningServer
beforeAll(async () => {
  server = await listen({
    port: 0,
    host: '127.0.0.1',
    requestTimes: { call: 100, pause: 300 },
    async fetch(request, { incoming }) {
      if (request.url.endsWith('/bulk')) allowBulkTime(incoming)
      return new Response(`got ${(await request.text()).length}`)
    },
  })
})
afterAll(() => server.close(100))

async function begin(path: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`PUT ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nConnection: close\r\n\r\n12345`)
  let text = ''
  socket.on('data', (part: Buffer) => (text += part.toString()))
  return { socket, answer: once(socket, 'close').then(() => text) }
}

it('answers 408 to a call that does not arrive in time, and goes on reading a bulk call that does', async () => {
  const [call, bulk] = [await begin('/call'), await begin('/bulk')]
  expect(await call.answer).toMatch(/^HTTP\/1\.1 408 /)
  bulk.socket.write('67890')
  expect(await bulk.answer).toMatch(/^HTTP\/1\.1 200 [^]*got 10/)
})

it('answers 408 to a bulk call that pauses too long', async () => {
  expect(await (await begin('/bulk')).answer).toMatch(/^HTTP\/1\.1 408 /)
})
