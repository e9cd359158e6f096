import { err, ok } from '@klarsikt/core/lib'
import { silentLog } from '@klarsikt/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutgoingMail } from '../../providers/mail/port.js'
import { createSmtpSender } from '../../providers/mail/smtp.js'
import { openTestShop, type TestShop } from '../checkout/testing/shop.js'
import { enqueueLetter } from './outbox.js'
import { sendOutbox } from './send.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const letter = { to: 'eva@example.se', subject: 'Hej', text: 'Hej', html: '<p>Hej</p>' }
const enqueue = () =>
  enqueueLetter({ encryption: shop.encryption, clock: shop.clock }, shop.deps.database, 'test', letter)
const parts = () => ({ ...shop.deps, log: silentLog, shopUrl: () => 'https://klarsikt.example' })

describe('the outbox', () => {
  it('keeps a letter out of the world when its transaction fails', async () => {
    await expect(
      shop.deps.database.transaction(async (tx) => {
        await enqueueLetter({ encryption: shop.encryption, clock: shop.clock }, tx, 'test', letter)
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
        // The first time the process dies before it can note that the letter is gone.
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
})
