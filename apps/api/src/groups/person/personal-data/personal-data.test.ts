import { SUBSCRIPTION_TERMS_VERSION } from '@klarsikt/core/glasses-subscription'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { modules } from '../../../modules.js'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { openLetter } from '../../../testing/open-letter.js'
import { sealDocument } from '../../money/mandate/sealed.js'
import { autogiroMandate } from '../../money/mandate/tables.js'
import { choose, EVA, newKey, openTestShop, setStock, type TestShop } from '../../order/checkout/testing/shop.js'
import { digestOrders } from '../../order/order/digest-orders.js'
import { openBuyer } from '../../order/order/place.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { signedSubscription } from '../../subscription/glasses-subscription/testing/signed-subscription.js'
import { makeExports } from './make-exports.js'

const MINUTE = 60_000
const SKU = '100001-1'
const PRESCRIPTION = {
  rightSphere: '-1,25',
  rightPupillaryDistance: '31',
  leftSphere: '-1',
  leftPupillaryDistance: '31',
  issuedOn: '2026-06-01',
  agreed: true,
}
const eye = { sphere: '-1,75', pupillaryDistance: '31' }

let shop: TestShop
let number = 0
let id = ''
let anna: SessionCaller
beforeAll(async () => {
  shop = await openTestShop()
  await shop.control('POST', '/callbacks/plan', { mode: 'off' })
  await setStock(shop, SKU, 1000)
})
afterAll(() => shop.close())
beforeEach(async () => {
  id = `anna-${++number}`
  await addTestCustomer(shop.deps.database, shop.encryption, id)
  anna = await callInSession(shop, id, { customerId: id })
  // As a log-in does.
  await shop.rows('update customer set cart_id = $2 where id = $1', id, anna.cartId)
})

const countOf = async (text: string) => (await shop.rows(text, id)).length
const status = async (of = anna) => (await of.get('/api/customer/export')).body.data
const exported = async (of = anna) => {
  const answer = await shop.app.request('http://shop.test/api/customer/exportFile', { headers: { cookie: of.cookie } })
  if (answer.status !== 200) return { status: answer.status, files: {} as Record<string, string> }
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return {
    status: answer.status,
    files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])),
  }
}

/** Buys a frame with ground lenses as the customer. */
async function order(): Promise<string> {
  const prescription = { right: eye, left: eye, confirmedRecent: true }
  await anna.send('addPrescription', { skuId: SKU, childSkuId: '900001-1', prescription })
  await anna.send('setCustomer', EVA)
  await anna.send('setDelivery', { method: 20 })
  const { body } = await anna.send('submitCheckout', { idempotencyKey: newKey(), termsAccepted: true })
  await choose(body.redirectUrl, 'approve')
  await anna.send('completePayment', { paymentId: body.paymentId, outcome: 'success' })
  return body.orderNumber
}
const endOrders = () => shop.rows(`update "order" set state = 'sent' where customer_id = $1`, id)

describe('an export', () => {
  it('holds everything about the customer, and no secret', async () => {
    await anna.send('savePrescription', PRESCRIPTION)
    const orderNumber = await order()
    await anna.send('updateCart', { skuId: '100006-1', quantity: 2 })
    await anna.send('declareWithdrawal', { name: 'Eva Åkerlund', orderNumber, email: EVA.email })
    expect(await status()).toMatchObject({ status: 'none', isRecentLogin: true })
    expect((await anna.send('requestDataExport')).body.data).toMatchObject({ status: 'queued', expiresAt: null })
    expect((await exported()).status).toBe(404)
    expect(await makeExports(shop.deps)).toBe(1)
    expect(await status()).toMatchObject({ status: 'ready' })
    const { files } = await exported()
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'LAS-MIG.txt',
        ...modules.flatMap(({ personalData }) => personalData).map(({ file }) => `${file}.json`),
      ].toSorted(),
    )
    const read = (file: string) => JSON.parse(files[`${file}.json`] ?? '')
    expect(read('uppgifter')).toMatchObject({ email: `${id}@klarsikt.example`, firstName: 'Eva', hasPassword: false })
    expect(read('synundersokningar')).toMatchObject([{ typed: { rightSphere: '-1,25' } }])
    expect(read('ordrar')).toMatchObject([
      { number: orderNumber, buyer: { email: EVA.email }, lines: [{}, { prescription: {} }] },
    ])
    expect(read('angranmalningar')).toMatchObject([{ orderNumber, email: EVA.email }])
    expect(read('varukorg').lines).toMatchObject([{ skuId: '100006-1', quantity: 2 }])
    expect(read('enheter')).toHaveLength(1)
    expect(read('handelser').map(({ action }: { action: string }) => action)).toContain('prescription.saved')
    const rows = await shop.rows<{ digest: string }>('select digest from session where customer_id = $1', id)
    for (const { digest } of rows) expect(JSON.stringify(files)).not.toContain(digest)
    expect(JSON.stringify(files)).not.toMatch(/passwordHash|"token|argon2|v2\.[\w-]{8}\./)
    for (const name of Object.keys(files)) if (name !== 'LAS-MIG.txt') expect(files['LAS-MIG.txt']).toContain(name)
    expect(files['LAS-MIG.txt']).not.toContain('dokument/')
  })

  it('holds the documents that were signed, each with its line in the text that says what is what [LIFE-002, INV-003]', async () => {
    const subscription = await signedSubscription(shop.deps, id)
    const mandate = `90000000000${number}`
    await shop.deps.database.orm.insert(autogiroMandate).values({
      id: mandate,
      customerId: id,
      state: 'active',
      document: sealDocument(shop.encryption, Buffer.from('%PDF-1.7 mandate')),
      documentDigest: '',
      signedAt: shop.clock.now(),
    })
    await anna.send('requestDataExport')
    await makeExports(shop.deps)
    const { files } = await exported()
    const documents = Object.keys(files).filter((name) => name.startsWith('dokument/'))
    expect(documents.toSorted()).toEqual([
      `dokument/autogiro-${mandate}.pdf`,
      `dokument/lifestyle-${subscription}-avtal-${SUBSCRIPTION_TERMS_VERSION}.pdf`,
      `dokument/lifestyle-${subscription}-villkor-${SUBSCRIPTION_TERMS_VERSION}.pdf`,
    ])
    for (const name of documents) expect(files[name]).toMatch(/^%PDF-/)
    expect(files['LAS-MIG.txt']).toMatch(/\n\nDokument som du har signerat, i mappen dokument:\n/)
    const titles = ['Medgivande till betalning via autogiro', 'Avtal för Lifestyle ', 'Villkor för Lifestyle ']
    const lines = documents.toSorted().map((name, at) => `\n${name}: ${titles[at]}`)
    for (const line of lines) expect(files['LAS-MIG.txt']).toContain(line)
  })

  it('is sealed, the customer’s only, and gone after a day', async () => {
    await anna.send('requestDataExport')
    await makeExports(shop.deps)
    const [row] = await shop.rows<{ file: string }>('select file from data_export where customer_id = $1', id)
    expect(Buffer.from(row?.file ?? '', 'base64').toString('latin1')).not.toContain('PK\u0003\u0004')
    await addTestCustomer(shop.deps.database, shop.encryption, `other-${id}`)
    const stranger = await callInSession(shop, 'stranger', { customerId: `other-${id}` })
    expect(await status(stranger)).toMatchObject({ status: 'none' })
    expect((await exported(stranger)).status).toBe(404)
    shop.clock.advance(24 * 60 * MINUTE)
    expect(await status()).toMatchObject({ status: 'expired', path: null })
    await makeExports(shop.deps)
    expect(await countOf('select 1 as one from data_export where customer_id = $1 and file is not null')).toBe(0)
    shop.clock.advance(7 * 24 * 60 * MINUTE)
    await makeExports(shop.deps)
    expect(await countOf('select 1 as one from data_export where customer_id = $1')).toBe(0)
  })

  it('is tried again where it fails, holds up no other, and is given up within the minute', async () => {
    const [sealed] = await shop.rows<{ profile: string }>('select profile from customer where id = $1', id)
    await anna.send('requestDataExport')
    await shop.rows(`update customer set profile = 'v2.broken' where id = $1`, id)
    const asked = shop.clock.now()
    await addTestCustomer(shop.deps.database, shop.encryption, `other-${id}`)
    const other = await callInSession(shop, 'other', { customerId: `other-${id}` })
    await other.send('requestDataExport')
    expect(await makeExports(shop.deps)).toBe(1)
    expect(await status(other)).toMatchObject({ status: 'ready' })
    const row = async () =>
      (
        await shop.rows<{ failed: Date | null }>(
          'select failed_at as failed from data_export where customer_id = $1',
          id,
        )
      )[0]
    while ((await row())?.failed === null) {
      shop.clock.advance(2_000)
      await makeExports(shop.deps)
    }
    expect(shop.clock.now().getTime() - asked.getTime()).toBeLessThan(MINUTE)
    await shop.rows('update customer set profile = $2 where id = $1', id, sealed?.profile)
    expect(await status()).toMatchObject({ status: 'failed', path: null })
    expect((await anna.send('requestDataExport')).body.data).toMatchObject({ status: 'queued' })
    expect(await makeExports(shop.deps)).toBe(1)
    expect(await status()).toMatchObject({ status: 'ready' })
  })

  it('is made by the next where a process is killed while it makes it', async () => {
    await anna.send('requestDataExport')
    await shop.rows(
      `update data_export set attempts = 1, started_at = $2, next_at = $2::timestamptz + interval '30 seconds' where customer_id = $1`,
      id,
      shop.clock.now(),
    )
    expect(await status()).toMatchObject({ status: 'running' })
    expect(await makeExports(shop.deps)).toBe(0)
    shop.clock.advance(31_000)
    expect(await makeExports(shop.deps)).toBe(1)
    expect(await status()).toMatchObject({ status: 'ready' })
  })

  it('is one, however often it is requested while it waits, and is made again later', async () => {
    await Promise.all([anna.send('requestDataExport'), anna.send('requestDataExport')])
    expect(await countOf('select 1 as one from data_export where customer_id = $1')).toBe(1)
    expect(await makeExports(shop.deps)).toBe(1)
    expect((await anna.send('requestDataExport')).body.data).toMatchObject({ status: 'queued' })
  })

  it('asks for a recent log-in, to be requested and to be fetched', async () => {
    await anna.send('requestDataExport')
    await makeExports(shop.deps)
    shop.clock.advance(11 * MINUTE)
    expect(await status()).toMatchObject({ status: 'ready', isRecentLogin: false })
    expect((await exported()).status).toBe(403)
    expect(await anna.send('requestDataExport')).toMatchObject({
      status: 403,
      body: { error: { code: 'login.step-up-required' } },
    })
  })
})

describe('an erasure', () => {
  const erase = (confirmed = true) => anna.send('eraseAccount', { confirmed })

  it('removes the account and what belongs to it at once, and tells the customer', async () => {
    await anna.send('savePrescription', PRESCRIPTION)
    await anna.send('updateCart', { skuId: SKU, quantity: 1 })
    await anna.send('setCustomer', EVA)
    await anna.send('requestDataExport')
    const elsewhere = await callInSession(shop, `${id}-elsewhere`, { customerId: id })
    const erased = await erase()
    expect(erased).toMatchObject({ status: 200, body: { success: true } })
    expect(erased.headers.get('set-cookie')).toMatch(/=/)
    for (const table of ['session', 'saved_prescription', 'data_export', 'identity_token', '"order"'])
      expect([table, await countOf(`select 1 as one from ${table} where customer_id = $1`)]).toEqual([table, 0])
    expect(await countOf('select 1 as one from customer where id = $1')).toBe(0)
    for (const table of ['cart where id', 'checkout_draft where cart_id'])
      expect(await shop.rows(`select 1 as one from ${table} = $1`, anna.cartId)).toEqual([])
    for (const caller of [anna, elsewhere]) expect((await caller.get('/api/customer/details')).status).toBe(401)
    const letters = await shop.rows<{ kind: string; letter: string }>(
      `select kind, letter from mail_outbox where kind = 'account-erased' order by created_at desc limit 1`,
    )
    const [letter] = letters.map((row) => openLetter(shop.encryption, row))
    expect(letter?.to).toBe(`${id}@klarsikt.example`)
    expect(letter?.text).toMatch(/raderades.*sju år/s)
    const written = await readAudit(shop.deps.database, { limit: 20 })
    expect(written.find(({ action }) => action === 'customer.erased')).toMatchObject({ subjectId: id, actorId: id })
    expect((await erase()).status).toBe(401)
  })

  it('leaves orders as vouchers, without account, address of e-mail, telephone and strengths', async () => {
    const orderNumber = await order()
    await endOrders()
    expect((await erase()).status).toBe(200)
    const [row] = await shop.rows<{ owner: string | null; customer: string; total: number }>(
      'select customer_id as owner, customer, total from "order" where number = $1',
      orderNumber,
    )
    expect(row?.owner).toBeNull()
    expect(row?.total).toBeGreaterThan(0)
    expect(openBuyer(shop.encryption, row?.customer ?? '')).toMatchObject({
      lastName: 'Åkerlund',
      street: EVA.street,
      email: '',
      mobile: '',
    })
    const agreed = await shop.rows('select snapshot from submission where order_number = $1', orderNumber)
    expect(agreed).toEqual([{ snapshot: '' }])
    const lines = await shop.rows<{ prescription: string | null }>(
      'select prescription from order_line where order_number = $1',
      orderNumber,
    )
    expect(lines.map(({ prescription }) => prescription)).toEqual([null, null])
    // Neither the round nor a new digest links the order to its address again.
    await digestOrders(shop.deps, 'undigested')
    await digestOrders(shop.deps, 'all')
    const [after] = await shop.rows<{ same: boolean }>(
      `select email_digest = (select email_digest from "order" where number <> $1 and email_digest is not null limit 1) as same
       from "order" where number = $1`,
      orderNumber,
    )
    expect(after?.same ?? false).toBe(false)
  })

  it('is refused while an order or a payment is under way, and changes nothing', async () => {
    await order()
    const refused = { status: 409, body: { error: { code: 'account.order-under-way' } } }
    expect(await erase()).toMatchObject(refused)
    await endOrders()
    await anna.send('updateCart', { skuId: SKU, quantity: 1 })
    await anna.send('setCustomer', EVA)
    await anna.send('setDelivery', { method: 20 })
    await anna.send('submitCheckout', { idempotencyKey: newKey(), termsAccepted: true })
    expect(await erase()).toMatchObject(refused)
    expect((await anna.get('/api/customer/details')).status).toBe(200)
  })

  it('asks for a confirmation and a recent log-in', async () => {
    expect(await erase(false)).toMatchObject({ status: 422, body: { error: { code: 'request.invalid' } } })
    shop.clock.advance(11 * MINUTE)
    expect(await erase()).toMatchObject({ status: 403, body: { error: { code: 'login.step-up-required' } } })
    expect((await anna.get('/api/customer/details')).status).toBe(200)
  })

  it('is done once, also when it is asked for twice at once', async () => {
    const answers = await Promise.all([erase(), erase()])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 401])
    const letters = await shop.rows(
      `select 1 as one from audit where action = 'customer.erased' and subject_id = $1`,
      id,
    )
    expect(letters).toHaveLength(1)
  })
})
