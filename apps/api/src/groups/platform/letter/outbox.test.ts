import { err, ok } from '@klarsikt/core/lib'
import { silentLog } from '@klarsikt/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutgoingMail } from '../../../providers/mail/port.js'
import { createSmtpSender } from '../../../providers/mail/smtp.js'
import { openTestShop, type TestShop } from '../../order/checkout/testing/shop.js'
import { enqueueLetter } from './enqueue-letter.js'
import type { LetterTemplate } from './letter-template.js'
import { sendOutbox } from './send-outbox.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const template: LetterTemplate<{ name: string }> = {
  name: 'test',
  render: ({ name }) => ({ subject: 'Hej', text: `Hej ${name}`, html: `<p>Hej ${name}</p>` }),
}
const letter = { template, to: 'eva@example.se', data: { name: 'Eva' } }
const enqueue = (one: Parameters<typeof enqueueLetter<{ name: string }>>[2] = letter) =>
  enqueueLetter({ encryption: shop.encryption, clock: shop.clock }, shop.deps.database, one)
const parts = () => ({ ...shop.deps, log: silentLog, templates: [template] })

describe('the outbox', () => {
  it('sends no letter when its transaction fails', async () => {
    await expect(
      shop.deps.database.transaction(async (tx) => {
        await enqueueLetter({ encryption: shop.encryption, clock: shop.clock }, tx, letter)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await shop.rows('select 1 as one from mail_outbox')).toEqual([])
  })

  it('tries again with growing pauses and gives up in the end', async () => {
    await enqueue()
    let tries = 0
    const mail = { send: async () => (tries++, err('later' as const)), close() {} }
    for (let hour = 0; hour < 12; hour += 1) {
      for (let n = 0; n < 10; n += 1) {
        await sendOutbox({ ...parts(), mail })
        shop.clock.advance(6 * 60_000)
      }
    }
    expect(tries).toBe(8)
    expect(await shop.rows('select state, attempts from mail_outbox')).toEqual([{ state: 'failed', attempts: 8 }])
  })

  it('sends under one Message-ID, however many senders there are, and again after a lost answer', async () => {
    await enqueue()
    const smtp = createSmtpSender({ url: () => shop.sandbox.smtpUrl, from: 'Klarsikt <hej@klarsikt.example>' })
    const ids: string[] = []
    const forgetful = {
      async send(mail: OutgoingMail) {
        ids.push(mail.messageId)
        await smtp.send(mail)
        // The first time, the process dies before it can note that the letter is sent.
        return ids.length === 1 ? err('later' as const) : ok(undefined)
      },
      close: () => smtp.close(),
    }
    await Promise.all(Array.from({ length: 5 }, () => sendOutbox({ ...parts(), mail: forgetful })))
    shop.clock.advance(5_000)
    await Promise.all(Array.from({ length: 5 }, () => sendOutbox({ ...parts(), mail: forgetful })))
    smtp.close()
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(shop.sandbox.sandbox.mailbox.list('eva@example.se')).toMatchObject([{ deliveries: 2, subject: 'Hej' }])
  })

  it('gives up at once on an address that is refused', async () => {
    await enqueue()
    await sendOutbox({ ...parts(), mail: { send: async () => err('never' as const), close() {} } })
    expect(await shop.rows(`select state, attempts from mail_outbox order by created_at desc limit 1`)).toEqual([
      { state: 'failed', attempts: 1 },
    ])
  })

  it('writes a letter when it is sent, and lets one that cannot be written hold up no other', async () => {
    await shop.rows('delete from mail_outbox')
    await enqueue({ ...letter, template: { ...template, name: 'gone' } })
    await enqueue()
    const sent: OutgoingMail[] = []
    const mail = { send: async (one: OutgoingMail) => (sent.push(one), ok(undefined)), close() {} }
    expect(await sendOutbox({ ...parts(), mail })).toBe(2)
    expect(sent).toMatchObject([{ to: 'eva@example.se', subject: 'Hej', text: 'Hej Eva' }])
    expect(await shop.rows('select kind, state from mail_outbox order by kind')).toEqual([
      { kind: 'gone', state: 'waiting' },
      { kind: 'test', state: 'sent' },
    ])
  })

  it('sends what was written before letters were written when sent', async () => {
    await shop.rows('delete from mail_outbox')
    await enqueue()
    const old = { to: 'eva@example.se', subject: 'Då', text: 'Då', html: '<p>Då</p>' }
    const sealed = shop.encryption.encrypt(JSON.stringify(old), 'mail_outbox.letter')
    await shop.rows('update mail_outbox set letter = $1', sealed)
    const sent: OutgoingMail[] = []
    const mail = { send: async (one: OutgoingMail) => (sent.push(one), ok(undefined)), close() {} }
    await sendOutbox({ ...parts(), mail })
    expect(sent).toMatchObject([old])
  })
})
