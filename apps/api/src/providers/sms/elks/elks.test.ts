import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { err, ok } from '@klarsikt/core/lib'
import { startSandboxServer, type RunningSandbox } from '@klarsikt/sandbox'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createElksSender } from './elks.js'

let running: RunningSandbox
beforeAll(async () => {
  running = await startSandboxServer()
})
afterAll(() => running.stop())
beforeEach(() => control('POST', '/reset'))

const control = async (method: string, path: string, body?: unknown) => {
  const answer = await fetch(`${running.url}/sms/__control${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as { messages: Record<string, unknown>[] }
}
const elks = (change: object = {}) =>
  createElksSender({ url: `${running.url}/sms`, user: 'u', password: 'p', from: 'Klarsikt', ...change })
async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const sms = { to: '+46701740605', text: 'Hej, åäö', reportUrl: null }

it('sends a text and answers the id that reports name', async () => {
  const sent = await elks().send(sms)
  const { messages } = await control('GET', '/messages')
  expect(messages).toMatchObject([{ to: sms.to, from: 'Klarsikt', message: 'Hej, åäö', parts: 1 }])
  expect(sent).toEqual(ok({ id: messages[0]?.['id'], parts: 1 }))
})

it('gives up on a number that is refused, and on none for what an operator can put right', async () => {
  expect(await elks().send({ ...sms, to: '+46701740695' })).toEqual(err('never'))
  expect(await elks().send({ ...sms, to: '0701740605' })).toEqual(err('never'))
  expect(await elks({ password: '' }).send(sms)).toEqual(err('later'))
  for (const status of [403, 429]) {
    await control('POST', '/fail', { times: 1, status })
    expect(await elks().send(sms)).toEqual(err('later'))
  }
  expect((await elks().send(sms)).ok).toBe(true)
})

it('asks for a later try where nothing can have been taken', async () => {
  const closed = createServer()
  const url = await listening(closed)
  await new Promise((resolve) => closed.close(resolve))
  expect(await elks({ url }).send(sms)).toEqual(err('later'))
  expect(await elks({ url: `${running.url}/mail` }).send(sms)).toEqual(err('later'))
})

it('does not know whether it was taken after a lost answer or a failure over there', async () => {
  const silent = createServer((request) => void request.resume())
  const cut = createServer((request) => void request.socket.destroy())
  const mumbling = createServer((_request, response) => void response.end('{}'))
  for (const server of [silent, cut, mumbling]) {
    const url = await listening(server)
    expect(await elks({ url, timeoutMs: 100 }).send(sms)).toEqual(err('unknown'))
    server.close()
    server.closeAllConnections()
  }
  for (const status of [500, 503]) {
    await control('POST', '/fail', { times: 1, status })
    expect(await elks().send(sms)).toEqual(err('unknown'))
  }
})

it('refuses to begin with a sender that phones cannot show', () => {
  for (const from of ['Klarsikt Optik', 'AB', 'Åsa', '']) expect(() => elks({ from })).toThrow(/sender/)
})
