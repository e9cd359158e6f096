import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Telemetry } from '@klarsikt/server/telemetry'
import { afterEach, expect, it, vi } from 'vitest'
import { abortOnSilence } from './abort-on-silence.js'
import { remoteBackend } from './backend.js'

const telemetry = { headers: () => ({}) } as unknown as Telemetry
let server: Server | undefined
afterEach(() => {
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
})

async function silentServer(): Promise<string> {
  server = createServer(() => {})
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('answers 503 when the backend does not answer', async () => {
  const backend = remoteBackend(await silentServer(), telemetry, { call: 20, feed: 20 })
  expect((await backend(new Request('http://shop.test/api/cart'))).status).toBe(503)
  const feed = new Request('http://shop.test/v2/feed/demo/se', {
    method: 'PUT',
    body: '[]',
    headers: { authorization: 'Bearer key' },
  })
  expect((await backend(feed)).status).toBe(503)
})

it('lets a feed arrive for as long as parts of it come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { signal, heard } = abortOnSilence(15_000)
  const writer = heard.writable.getWriter()
  const reader = heard.readable.getReader()
  for (let part = 0; part < 4; part++) {
    vi.advanceTimersByTime(14_000)
    await Promise.all([writer.write(new Uint8Array(1)), reader.read()])
  }
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(15_000)
  expect(signal.aborted).toBe(true)
})
