import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { err, ok } from '@klarsikt/core/lib'
import { type RunningSandbox, startSandboxServer } from '@klarsikt/sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSmtpSender } from './smtp.js'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandboxServer()
})
afterAll(() => sandbox.stop())

const letter = { messageId: '<1@shop>', to: 'eva@example.se', subject: 'Hej', text: 'Hej', html: '<p>Hej</p>' }

async function send(url: string) {
  const sender = createSmtpSender({ url: () => url, from: 'Klarsikt <hej@klarsikt.example>' })
  try {
    return await sender.send(letter)
  } finally {
    sender.close()
  }
}

const fail = (code: number) =>
  fetch(`${sandbox.url}/mail/api/fail`, { method: 'POST', body: JSON.stringify({ times: 1, code }) })

it('gives a letter up that is refused for good, and keeps one that may be taken later', async () => {
  await fail(550)
  expect(await send(sandbox.smtpUrl)).toEqual(err('never'))
  await fail(451)
  expect(await send(sandbox.smtpUrl)).toEqual(err('later'))
  expect(await send(sandbox.smtpUrl)).toEqual(ok(undefined))
})

it('keeps every letter while a server refuses the shop itself', async () => {
  const server = createServer((socket) => socket.end('554 No service for you\r\n')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  expect(await send(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)).toEqual(err('later'))
  server.close()
})
