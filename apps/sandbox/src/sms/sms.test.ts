import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSandboxServer, type RunningSandbox } from '../serve.js'
import { partsOf } from './messages.js'

let running: RunningSandbox
const reports: string[] = []
const sender = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    reports.push(body)
    response.end()
  })
})
beforeAll(async () => {
  running = await startSandboxServer()
  await new Promise<void>((resolve) => sender.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await running.stop()
  await new Promise((resolve) => {
    sender.close(resolve)
    sender.closeAllConnections()
  })
})

const whendelivered = () => `http://127.0.0.1:${(sender.address() as AddressInfo).port}/report`
async function send(to: string, message = 'Hej <b>'): Promise<{ id: string }> {
  const answer = await fetch(`${running.url}/sms/a1/sms`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('u:p').toString('base64')}` },
    body: new URLSearchParams({ from: 'Klarsikt', to, message, whendelivered: whendelivered() }),
  })
  return (await answer.json()) as { id: string }
}

it('reports what arrived, as often as planned, and what did not', async () => {
  const control = `${running.url}/sms/__control`
  await fetch(`${control}/reports`, { method: 'POST', body: JSON.stringify({ copies: 2, delayMs: 1 }) })
  const arrived = await send('+46701740605')
  await fetch(`${control}/idle`, { method: 'POST' })
  const lost = await send('+46701740696')
  await send('+46701740697')
  await fetch(`${control}/idle`, { method: 'POST' })
  const read = reports.map((body) => Object.fromEntries(new URLSearchParams(body)))
  expect(read.map(({ id, status }) => [id, status])).toEqual([
    [arrived.id, 'delivered'],
    [arrived.id, 'delivered'],
    [lost.id, 'failed'],
    [lost.id, 'failed'],
  ])
})

it('shows every text as text', async () => {
  await send('+46701740605', 'Hej <script>')
  const inbox = await (await fetch(`${running.url}/sms`)).text()
  expect(inbox).toContain('Hej &#60;script&#62;')
})

it('counts parts as phones do', () => {
  expect(
    ['å'.repeat(160), 'a'.repeat(161), '€'.repeat(80), '€'.repeat(81), 'а'.repeat(70), '✓'.repeat(71)].map(partsOf),
  ).toEqual([1, 2, 1, 2, 1, 2])
})
