import { wholeOre } from '@klarsikt/core/money'
import { createEncryption, type Encryption } from '@klarsikt/server/encryption'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findLink } from '../groups/money/payment-link/find.js'
import { isNoticeKey, noticeKey } from '../groups/money/payment/notice-key.js'
import { newKey, openTestShop, type TestShop } from '../groups/order/checkout/testing/shop.js'
import { getConfirmation } from '../groups/order/order/confirmation.js'
import { findCustomerByEmail } from '../groups/person/customer/find-customer.js'
import { findSession, startSession } from '../groups/platform/session/sessions.js'
import { issueGiftCard } from '../groups/sale/gift-card/issue.js'
import { lookupGiftCard } from '../groups/sale/gift-card/lookup.js'
import { openLetter } from '../testing/open-letter.js'
import { SECRET } from '../testing/secret.js'
import { findSealedSamples } from './find-samples.js'
import { rotateSecret } from './rotate-secret.js'
import { CART_PRESCRIPTION, SEALED_COLUMNS } from './sealed-columns.js'
import { fillEverything, NEW_CUSTOMER, newCardNumber, newCart } from './testing/sealed-values.js'

const PLACES = SEALED_COLUMNS.map(({ column }) => ({ table: `"${getTableName(column.table)}"`, column: column.name }))
const NEXT = 'the secret after it, long enough as well'
const old = createEncryption(SECRET)
const both = createEncryption(NEXT, [SECRET])
const next = createEncryption(NEXT)
let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())
const rotate = (onProgress?: () => void) =>
  rotateSecret({ database: shop.deps.database, encryption: both, clock: shop.clock }, onProgress)

/** Rows of all tables with a value sealed by another key. */
async function sealedOtherwise(): Promise<string[]> {
  const tables = await shop.rows<{ name: string }>(
    `select format('%I', table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await shop.rows<{ row: string }>(`select t::text as row from ${name} t`)
    const left = rows.filter(({ row }) => new RegExp(`\\b(v1|v2\\.(?!${next.keyId})[\\w-]{8})\\.[\\w-]{38,}`).test(row))
    if (left.length > 0) found.push(`${name}: ${left.length}`)
  }
  return found
}

describe('a rotation', () => {
  beforeEach(async () => {
    await shop.rows('delete from mail_outbox')
  })

  it('seals every value of the database again, also those from before keys had ids, and all of them can be read', async () => {
    const made = await fillEverything(shop, old)
    for (const { table, column } of PLACES)
      await shop.rows(
        `update ${table} set ${column} = regexp_replace(${column}, '^v2\\.[^.]+', 'v1') where random() < 0.5`,
      )
    for (const { table, column } of PLACES)
      expect([
        table,
        (await shop.rows(`select 1 as one from ${table} where ${column} is not null limit 1`)).length,
      ]).toEqual([table, 1])
    expect(await sealedOtherwise()).not.toEqual([])
    const done = await rotate()
    expect(done).toMatchObject({ unreadable: 0 })
    expect(done.done).toBeGreaterThan(8)
    expect(await sealedOtherwise()).toEqual([])
    expect(await rotate()).toMatchObject({ done: 0, unreadable: 0 })
    const confirmation = await getConfirmation({ ...shop.deps, encryption: next }, made.cartId, made.orderNumber)
    expect(confirmation.ok && confirmation.value.customer.lastName).toBe('Åkerlund')
    expect((await findLink(shop.deps.database, both, made.link))?.purpose).toBe('Glasögon')
    const found = await findCustomerByEmail(shop.deps.database, next, NEW_CUSTOMER.profile.email)
    expect(found?.profile).toEqual({ ...NEW_CUSTOMER.profile, mobile: '+46701740605' })
    const samples = await findSealedSamples(shop.deps.database)
    expect(samples.map(({ purpose }) => purpose)).toEqual(SEALED_COLUMNS.map(({ purpose }) => purpose))
    for (const { sealed, purpose } of samples) expect(next.decrypt(sealed, purpose)).not.toBe('')
  })

  it('goes on where it was stopped', async () => {
    for (let n = 0; n < 250; n += 1) await letter(old, `Brev ${n}`)
    let batches = 0
    const stopped = rotate(() => {
      batches += 1
      if (batches === 2) throw new Error('killed')
    })
    await expect(stopped).rejects.toThrow('killed')
    const left = await shop.rows(
      'select 1 as one from mail_outbox where not starts_with(letter, $1)',
      next.sealedPrefix,
    )
    expect(left.length).toBeGreaterThan(0)
    expect((await rotate()).done).toBe(left.length)
    expect(await sealedOtherwise()).toEqual([])
  })

  it('names what no known key opens, and leaves it as it is', async () => {
    await letter(createEncryption('a secret that nobody has any more, sadly'), 'Förlorat')
    expect(await rotate()).toMatchObject({ unreadable: 1 })
    await shop.rows('delete from mail_outbox')
  })

  it('loses no write of replicas that seal with either key meanwhile', async () => {
    const ids = await Promise.all(Array.from({ length: 300 }, (_, n) => letter(old, `0 ${n}`)))
    const carts = await Promise.all(Array.from({ length: 20 }, () => newCart(shop, old)))
    const expected = new Map(ids.map((id, n) => [id, `0 ${n}`]))
    let running = true
    const write = async (encryption: Encryption, half: number) => {
      for (let round = 1; running; round += 1) {
        const id = ids[(round * 7 + half) % ids.length] ?? ''
        // Each row has a single writer, so that its last text is known.
        if (ids.indexOf(id) % 2 !== half) continue
        const text = `${round} ${half}`
        const sealed = encryption.encrypt(JSON.stringify({ ...LETTER, text }), 'mail_outbox.letter')
        await shop.rows('update mail_outbox set letter = $2 where id = $1', id, sealed)
        expected.set(id, text)
        const cart = carts[round % carts.length] ?? ''
        const [row] = await shop.rows<{ version: number; lines: object[] }>(
          'select version, lines from cart where id = $1',
          cart,
        )
        const lines = row?.lines.map((line) => ({ ...line, prescription: encryption.encrypt(text, CART_PRESCRIPTION) }))
        await shop.rows(
          'update cart set version = version + 1, lines = $3 where id = $1 and version = $2',
          cart,
          row?.version,
          JSON.stringify(lines),
        )
      }
    }
    const writers = [write(createEncryption(SECRET, [NEXT]), 0), write(both, 1)]
    await rotate()
    running = false
    await Promise.all(writers)
    await rotate()
    expect(await sealedOtherwise()).toEqual([])
    for (const [id, text] of expected) {
      const [row] = await shop.rows<{ kind: string; letter: string }>(
        'select kind, letter from mail_outbox where id = $1',
        id,
      )
      expect(row && openLetter(next, row).text).toBe(text)
    }
  }, 60_000)
})

describe('what is stored as a digest only', () => {
  it('a gift card is found before, during and after, counts its wrong PINs once, and moves to the new key when used', async () => {
    const card = { number: newCardNumber(), pin: '4711' }
    const deps = (encryption: Encryption) => ({ database: shop.deps.database, encryption, clock: shop.clock })
    const find = async (encryption: Encryption, pin = card.pin) => {
      const found = await lookupGiftCard(deps(encryption), { ...card, pin })
      return found.ok ? found.value.balance : found.error
    }
    const issue = (encryption: Encryption) =>
      issueGiftCard(
        shop.deps.database,
        encryption,
        { ...card, amount: wholeOre(50_000), validUntil: null },
        shop.clock.now(),
      )
    const before = (await rotate()).giftCardsLeft
    expect(await issue(old)).not.toBeNull()
    expect(await issue(both)).toBeNull()
    expect((await rotate()).giftCardsLeft).toBe(before + 1)
    expect(await find(old)).toBe(50_000)
    const waiting = createEncryption(SECRET, [NEXT])
    for (const encryption of [both, waiting, both, waiting, both])
      expect(await find(encryption, '0000')).toBe('gift-card.not-found')
    expect([await find(waiting), await find(both)]).toEqual(['gift-card.locked', 'gift-card.locked'])
    shop.clock.advance(61 * 60_000)
    expect(await find(next)).toBe('gift-card.not-found')
    expect(await find(both)).toBe(50_000)
    expect([await find(next), await find(waiting), await find(both)]).toEqual([50_000, 50_000, 50_000])
    expect((await rotate()).giftCardsLeft).toBe(before)
  })

  it('a session, the token of its pages, a link to pay by and the address of a notice go on working', async () => {
    const parts = (encryption: Encryption) => ({ database: shop.deps.database, encryption, clock: shop.clock })
    const { token, session } = await startSession(parts(old))
    const after = await findSession(parts(both), token)
    expect(after?.cartId).toBe(session.cartId)
    expect(after?.earlierCsrfTokens).toContain(session.csrfToken)
    expect(after?.csrfToken).not.toBe(session.csrfToken)
    expect(isNoticeKey(both, 'p1', noticeKey(old, 'p1'))).toBe(true)
    expect(isNoticeKey(both, 'p2', noticeKey(old, 'p1'))).toBe(false)
  })
})

const LETTER = { to: 'eva@example.se', subject: 'Hej', text: 'Hej', html: '<p>Hej</p>' }

async function letter(encryption: Encryption, text: string): Promise<string> {
  const [last] = await shop.rows<{ id: string }>(
    `insert into mail_outbox (id, kind, letter, state, next_at, created_at) values ($1, 'test', $2, 'sent', now(), now()) returning id`,
    newKey(),
    encryption.encrypt(JSON.stringify({ ...LETTER, text }), 'mail_outbox.letter'),
  )
  return last?.id ?? ''
}
