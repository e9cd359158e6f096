import { once } from 'node:events'
import { connect } from 'node:net'
import nodemailer from 'nodemailer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSandboxServer, type RunningSandbox } from '../serve.js'

let running: RunningSandbox
beforeAll(async () => {
  running = await startSandboxServer()
})
afterAll(() => running.stop())

function letter(messageId: string) {
  return {
    messageId,
    from: 'Klarsikt <order@klarsikt.example>',
    to: 'eva@example.se',
    subject: 'Tack för din beställning åäö',
    text: 'Hej Eva',
    html: '<p>Hej <b>Eva</b></p><script>alert(1)</script>',
    attachments: [{ filename: 'ångerblankett.txt', content: 'Blankett' }],
  }
}

it('stores a mail received by SMTP, once for each Message-ID', async () => {
  const smtp = nodemailer.createTransport(running.smtpUrl)
  await smtp.sendMail(letter('<1@shop>'))
  await smtp.sendMail(letter('<1@shop>'))
  await smtp.sendMail(letter('<2@shop>'))
  const { messages } = (await (await fetch(`${running.url}/mail/api/messages?to=eva@example.se`)).json()) as {
    messages: Record<string, unknown>[]
  }
  expect(messages).toHaveLength(2)
  expect(messages[1]).toMatchObject({ subject: 'Tack för din beställning åäö', text: 'Hej Eva\n', deliveries: 2 })
  expect(messages[1]?.['attachments']).toEqual([{ name: 'ångerblankett.txt', type: 'text/plain', bytes: 8 }])
})

it('survives senders that disconnect in the middle of a mail', async () => {
  const { hostname, port } = new URL(running.smtpUrl)
  for (let sender = 0; sender < 3; sender += 1) {
    const socket = connect(Number(port), hostname)
    for (const command of ['', 'EHLO shop\r\n', 'MAIL FROM:<order@klarsikt.example>\r\n']) {
      socket.write(command)
      await once(socket, 'data')
    }
    socket.resetAndDestroy()
    await once(socket, 'close')
  }
  await nodemailer.createTransport(running.smtpUrl).sendMail(letter('<after@shop>'))
})

it('shows the mail in a frame that cannot run scripts', async () => {
  const list = await (await fetch(`${running.url}/mail`)).text()
  const [, id] = /\/sandbox\/mail\/(\d+)/.exec(list) ?? []
  const page = await (await fetch(`${running.url}/mail/${id}`)).text()
  expect(page).toContain('sandbox="allow-popups"')
  const html = await fetch(`${running.url}/mail/${id}/html`)
  expect(html.headers.get('content-security-policy')).toContain('sandbox')
  expect(await html.text()).toContain('<b>Eva</b>')
})

it('answers a temporary failure when configured to', async () => {
  await fetch(`${running.url}/mail/api/fail`, { method: 'POST', body: JSON.stringify({ times: 1 }) })
  const smtp = nodemailer.createTransport(running.smtpUrl)
  await expect(smtp.sendMail(letter('<3@shop>'))).rejects.toMatchObject({ responseCode: 451 })
  await expect(smtp.sendMail(letter('<3@shop>'))).resolves.toBeTruthy()
})
