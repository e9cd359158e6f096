import { ore, wholeOre } from '@klarsikt/core/money'
import { createEncryption, type Encryption } from '@klarsikt/server/encryption'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAVED_PAYMENT_TOKEN } from '../../providers/payment/saved-payment.js'
import { openLetter } from '../../testing/open-letter.js'
import { SECRET } from '../../testing/secret.js'
import { importPayment } from '../bank-payment/import.js'
import { pay } from '../checkout/testing/pay.js'
import { buyableSkus, EVA, newBuyer, newKey, openTestShop, setStock, type TestShop } from '../checkout/testing/shop.js'
import { addCustomer } from '../customer/add-customer.js'
import { findCustomerByEmail } from '../customer/find-customer.js'
import { sealPersonalNumber } from '../customer/personal-number.js'
import { customer } from '../customer/tables.js'
import { issueGiftCard } from '../gift-card/issue.js'
import { lookupGiftCard } from '../gift-card/lookup.js'
import { sealPasskeyName } from '../identity/passkey-name.js'
import { issueToken } from '../identity/tokens.js'
import { issueInvoice } from '../invoice/issue.js'
import { insertSealedSubscription } from '../lens-subscription/testing/sealed-subscription.js'
import { getConfirmation } from '../order/confirmation.js'
import { createPaymentLink } from '../payment-link/create.js'
import { findLink } from '../payment-link/find.js'
import { isNoticeKey, noticeKey } from '../payment/notice-key.js'
import { findSession, startSession } from '../session/sessions.js'
import { enqueueSms } from '../sms/enqueue-sms.js'
import { addStaff } from '../staff/add-staff.js'
import { sealStaffMobile } from '../store/staff-mobile.js'
import { findSealedSamples } from './find-samples.js'
import { rotateSecret } from './rotate-secret.js'
import { CART_GIFT_CARD_DELIVERY, CART_PRESCRIPTION, SEALED_COLUMNS } from './sealed-columns.js'

const PLACES = SEALED_COLUMNS.map(({ column }) => ({ table: `"${getTableName(column.table)}"`, column: column.name }))
const NEXT = 'the secret after it, long enough as well'
const old = createEncryption(SECRET)
const both = createEncryption(NEXT, [SECRET])
const next = createEncryption(NEXT)
let shop: TestShop
let number = 7_100_000_000_000_000
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())
const rotate = (onProgress?: () => void) =>
  rotateSecret({ database: shop.deps.database, encryption: both, clock: shop.clock }, onProgress)

const NEW_CUSTOMER = {
  profile: {
    email: 'eva@example.se',
    firstName: 'Eva',
    lastName: 'Ek',
    mobile: '0701740605',
    street: '',
    postalCode: '',
    city: '',
    marketing: { email: false, sms: false },
  },
  passwordHash: null,
  termsVersion: null,
  emailVerifiedAt: null,
}

async function newOrder() {
  const [sku = ''] = await buyableSkus(shop, 1)
  await setStock(shop, sku, 100)
  const cartId = await newBuyer(shop, { [sku]: 1 })
  const page = await pay(shop, cartId)
  return { cartId, ...page }
}

async function newCart(encryption: Encryption) {
  const cartId = await newBuyer(shop, { '100001-1': 1 })
  const sealed = encryption.encrypt('{"glasses":{}}', CART_PRESCRIPTION)
  await shop.rows(
    `update cart set lines = jsonb_set(jsonb_set(lines, '{0,prescription}', to_jsonb($2::text)), '{0,giftCardDelivery}', to_jsonb($3::text))
     where id = $1`,
    cartId,
    sealed,
    encryption.encrypt('{"email":null,"message":"Hej","sendOn":null}', CART_GIFT_CARD_DELIVERY),
  )
  return cartId
}

/** A sealed value in every column that has any. */
async function fillEverything() {
  const order = await newOrder()
  const link = await createPaymentLink(shop.deps, {
    channel: 'email',
    amount: '1495',
    purpose: 'Glasögon',
    customer: EVA,
    store: null,
  })
  await newCart(old)
  await shop.rows('update order_line set prescription = $1', old.encrypt('{}', 'order_line.prescription'))
  await shop.rows('update payment set token = $1 where token is null', old.encrypt('token', 'payment.token'))
  await shop.rows(
    'insert into withdrawal (id, digest, declaration, email_matches, received_at) values ($1, $1, $2, false, now())',
    newKey(),
    old.encrypt('{}', 'withdrawal.declaration'),
  )
  await shop.rows(
    `insert into order_note (id, order_number, text, written_by, at) values ($1, $2, $3, '2/7', now())`,
    newKey(),
    order.orderNumber,
    old.encrypt('Ring', 'order_note.text'),
  )
  await shop.rows(
    `insert into pick_up (order_number, code, ready_at, last_day) values ($1, $2, now(), now())`,
    order.orderNumber,
    old.encrypt('123456', 'pick_up.code'),
  )
  const sold = { number: String(number++), pin: '4711', amount: ore(100), validUntil: null }
  await shop.rows(
    `insert into sold_gift_card (card_id, order_number, position, content, send_on) values ($1, $2, 0, $3, now())`,
    await issueGiftCard(shop.deps.database, old, sold, shop.clock.now()),
    order.orderNumber,
    old.encrypt('{}', 'sold_gift_card.content'),
  )
  const customerId = await addCustomer(shop.deps.database, old, NEW_CUSTOMER, shop.clock.now())
  await shop.deps.database.orm.update(customer).set(sealPersonalNumber(old, '19900102-2389'))
  await shop.rows(
    `insert into saved_prescription (id, customer_id, content, consented_at) values ($1, $2, $3, now())`,
    newKey(),
    customerId,
    old.encrypt('{}', 'saved_prescription.content'),
  )
  const sealed = (column: string) => old.encrypt('{}', `eid_order.${column}`)
  await shop.rows(
    `insert into eid_order (id, session_digest, order_ref, auto_start_token, qr_start_token, qr_start_secret, state,
       hint_code, person, email, created_at, ordered_at, collected_at, expires_at)
     values ($1, '', '', '', '', $2, 'identified', '', $3, $4, now(), now(), now(), now())`,
    newKey(),
    sealed('qr_start_secret'),
    sealed('person'),
    sealed('email'),
  )
  await shop.rows(
    `insert into data_export (id, customer_id, requested_at, file, expires_at) values ($1, $2, now(), $3, now())
     on conflict do nothing`,
    newKey(),
    customerId,
    old.encrypt('UEs=', 'data_export.file'),
  )
  await shop.rows(
    `insert into booking (id, calendar_id, state, exam_type, store_id, starts_at, ends_at, person, call_digest, created_at, changed_at)
     values ($1, $1, 'requested', 'hearing', 2, now(), now() + interval '30 minutes', $2, $1, now(), now())`,
    newKey(),
    old.encrypt('{}', 'booking.person'),
  )
  await shop.rows(
    `insert into waiting_entry (id, audit_id, state, exam_type, store_ids, earliest, latest, day_part, contact, mobile_digest, call_digest, created_at)
     values ($1, $1, 'waiting', 'hearing', '[2]', now(), now(), 'any', $2, $1, $1, now())`,
    newKey(),
    old.encrypt('{}', 'waiting_entry.contact'),
  )
  await shop.rows(
    `insert into provider_call (id, booking_id, kind, state, reference, message, next_try_at, created_at)
     select $1, id, 'cancel', 'done', $1, $2, now(), now() from booking limit 1`,
    newKey(),
    old.encrypt('Välkommen', 'provider_call.message'),
  )
  await shop.rows(
    `insert into eye_health_day (id, state, request, digest, preferred_day, participants, received_at, answered_by, answered_at, answer_text)
     values ($1, 'declined', $2, $1, now(), 12, now(), 2, now(), $3)`,
    newKey(),
    old.encrypt('{}', 'eye_health_day.request'),
    old.encrypt('Fullt', 'eye_health_day.answer_text'),
  )
  await shop.rows(
    `insert into claim (id, customer_id, order_number, position, state, happened_on, report, reported_at, answered_by, answered_at, answer_text)
     select $1, (select id from customer limit 1), number, 0, 'declined', now(), $2, now(), 2, now(), $3 from "order" limit 1`,
    newKey(),
    old.encrypt('Gick av', 'claim.report'),
    old.encrypt('Nej', 'claim.answer_text'),
  )
  await shop.rows(
    `insert into requisition (id, state, content, manager_digest, amount, created_at) values ($1, 'draft', $2, $1, 0, now())`,
    newKey(),
    old.encrypt('{}', 'requisition.content'),
  )
  const agreementId = newKey()
  await shop.rows(
    `insert into agreement (id, number, state, session_digest, content, document, signature, created_at, updated_at, signed_at)
     values ($1, $1, 'signed', '', $2, $3, $4, now(), now(), now())`,
    agreementId,
    ...['content', 'document', 'signature'].map((column) => old.encrypt('{}', `agreement.${column}`)),
  )
  await shop.rows(
    `insert into agreement_signing (agreement_id, method, document, document_digest, order_ref, qr_start_secret, state, hint_code,
       created_at, ordered_at, collected_at, expires_at)
     values ($1, 'bankid', $2, '', '', $3, 'awaiting', '', now(), now(), now(), now())`,
    agreementId,
    old.encrypt('UEs=', 'agreement.document'),
    sealed('qr_start_secret'),
  )
  const subscriptionId = newKey()
  const ofSubscription = (table: string, column: string) => old.encrypt('{}', `glasses_subscription${table}.${column}`)
  await shop.rows(
    `insert into glasses_subscription (id, state, level, monthly_price, exchange_amount, personal_number, signature, created_at)
     values ($1, 'Created', 'base', 1, 1, $2, $3, now())`,
    subscriptionId,
    ofSubscription('', 'personal_number'),
    ofSubscription('', 'signature'),
  )
  await shop.rows(
    `insert into glasses_subscription_document (id, subscription_id, kind, version, document, digest, created_at)
     values ($1, $1, 'terms', '', $2, '', now())`,
    subscriptionId,
    ofSubscription('_document', 'document'),
  )
  await shop.rows(
    `insert into glasses_subscription_signing (subscription_id, document, terms, document_digest, created_at, expires_at, order_ref,
       auto_start_token, qr_start_token, qr_start_secret, state, hint_code, ordered_at, collected_at)
     values ($1, $2, $2, '', now(), now(), '', '', '', $3, 'awaiting', '', now(), now())`,
    subscriptionId,
    ofSubscription('_document', 'document'),
    sealed('qr_start_secret'),
  )
  await shop.rows(
    `insert into glasses_subscription_exchange (subscription_id, year_starts_on, exchanged_on, amount, card)
     values ($1, now(), now(), 1, $2)`,
    subscriptionId,
    ofSubscription('_exchange', 'card'),
  )
  const ofMandate = (column: string) => old.encrypt('{}', `autogiro_mandate.${column}`)
  await shop.rows(
    `insert into autogiro_mandate (id, state, account, personal_number, document, document_digest, signature, signed_at)
     values ('123456789012', 'active', $1, $2, $3, '', $4, now())`,
    ...['account', 'personal_number', 'document', 'signature'].map(ofMandate),
  )
  await shop.rows(
    `insert into autogiro_signing (customer_id, account, document, document_digest, created_at, expires_at, order_ref,
       auto_start_token, qr_start_token, qr_start_secret, state, hint_code, ordered_at, collected_at)
     values ($1, $2, $3, '', now(), now(), '', '', '', $4, 'awaiting', '', now(), now())`,
    customerId,
    ofMandate('account'),
    ofMandate('document'),
    sealed('qr_start_secret'),
  )
  await shop.rows(
    `insert into autogiro_file (id, content, written_at) values ('a.txt', $1, now())`,
    old.encrypt('01', 'autogiro_file.content'),
  )
  const token = { customerId, purpose: 'change-email' as const, minutes: 60, email: 'ny@example.se' }
  await enqueueSms({ encryption: old, clock: shop.clock }, shop.deps.database, {
    kind: 'test',
    customerId: null,
    to: '+46701740605',
    text: 'Hej',
  })
  await issueToken({ encryption: old, clock: shop.clock }, shop.deps.database, token)
  const berit = { storeId: 2, employeeNumber: newKey().slice(0, 12), name: 'Berit', role: 'seller' as const }
  const credentials = { email: 'berit@klarsikt.example', password: 'Visa-mer-2026' }
  await addStaff(shop.deps.database, berit, shop.clock.now(), { encryption: old, credentials })
  await shop.rows('update staff set mobile = $1', sealStaffMobile(old, { number: '+46701740605', reason: 'Uppringd' }))
  await shop.rows(
    `insert into passkey (id, customer_id, public_key, counter, transports, name, is_backed_up, created_at)
     values ($1, $2, '', 0, '[]', $3, false, now())`,
    newKey(),
    customerId,
    sealPasskeyName(old, 'Telefon'),
  )
  await shop.rows(
    `insert into customer_lookup (at, store_id, employee_number, kind, reason, request_id) values (now(), 2, $1, 'email', $2, 'r')`,
    berit.employeeNumber,
    old.encrypt('Retur', 'customer_lookup.reason'),
  )
  await shop.rows(
    `insert into saved_payment (id, customer_id, provider, state, token, created_at) values ($1, $2, 'klarna', 'active', $3, now())`,
    newKey(),
    customerId,
    old.encrypt('token', SAVED_PAYMENT_TOKEN),
  )
  await insertSealedSubscription(shop, old)
  const lines = [{ name: 'Skruv', quantity: 1, unitPrice: ore(49), vatRate: 25 as const }]
  await shop.deps.database.transaction((tx) =>
    issueInvoice({ encryption: old, clock: shop.clock }, tx, { key: newKey(), customerId: customerId ?? '', lines }),
  )
  const payment = {
    amount: ore(49),
    paidOn: '2026-11-02',
    texts: [],
    payer: { name: 'Eva Åkerlund', account: null },
  } as const
  await importPayment({ ...shop.deps, encryption: old }, 'report', { ...payment, reference: newKey() })
  return { ...order, link: link.ok ? (link.value.link.split('/').at(-1) ?? '') : '' }
}

/** Rows of the whole database that still show a value sealed without the new key. */
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
    const made = await fillEverything()
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
    expect(found?.profile).toEqual(NEW_CUSTOMER.profile)
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
    const carts = await Promise.all(Array.from({ length: 20 }, () => newCart(old)))
    const expected = new Map(ids.map((id, n) => [id, `0 ${n}`]))
    let running = true
    const write = async (encryption: Encryption, half: number) => {
      for (let round = 1; running; round += 1) {
        const id = ids[(round * 7 + half) % ids.length] ?? ''
        // Each row has one writer, so that the last text is known.
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
    const card = { number: String(number++), pin: '4711' }
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
