import { getDocumentProxy, extractText } from 'unpdf'
import { beforeAll, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { pay } from '../checkout/testing/pay.js'
import { newBuyer } from '../checkout/testing/shop.js'
import { stockedShop } from '../checkout/testing/stocked-shop.js'
import { drawLabel } from '../return/label-pdf.js'
import { readLabel } from '../return/label.js'
import { sentOrder } from '../return/testing/sent-order.js'
import { readReceipt } from './read-receipt.js'
import { drawReceipt } from './receipt-pdf.js'

const ANNA = 'customer-1'

const shop = await stockedShop()
const { sku } = shop
let anna: SessionCaller
beforeAll(async () => {
  for (const id of [ANNA, 'customer-2']) await addTestCustomer(shop.deps.database, shop.encryption, id)
  anna = await callInSession(shop, 'anna', { customerId: ANNA })
})

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
async function receiptOf(number: string) {
  const found = await readReceipt(shop.deps, number, ANNA)
  if (!found.ok) throw new Error(found.error)
  return found.value
}

it('is a receipt with seller, goods, freight, tax by rate and what paid', async () => {
  const { number } = await sentOrder(shop, { customerId: ANNA, goods: { [sku]: 2 } })
  const receipt = await receiptOf(number)
  const text = await textOf(await drawReceipt(receipt))
  for (const fact of [
    'Kvitto',
    'Klarsikt AB',
    'Org.nr 559999-9991',
    'Momsreg.nr SE559999999101',
    `Ordernummer: ${number}`,
    'Eva Åkerlund',
    'Storgatan 2, 111 47 Stockholm',
    receipt.lines[0]?.name,
    'Frakt, ',
    'Exkl. moms',
    '25 %',
    'Betalat med',
  ])
    expect(text).toContain(fact)
  const sums = receipt.vat.reduce((sum, row) => sum + row.gross, 0)
  expect(sums).toBe(receipt.total)
})

it('has the same bytes each time, and goes on over pages', async () => {
  const { number } = await sentOrder(shop, { customerId: ANNA, goods: { [sku]: 1 } })
  const receipt = await receiptOf(number)
  const [first, second] = [await drawReceipt(receipt), await drawReceipt(receipt)]
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  const lines = Array.from({ length: 90 }, (_, at) => ({ name: `Båge nr ${at + 1}`, quantity: 1, unitPrice: 100 }))
  const long = await getDocumentProxy(await drawReceipt({ ...receipt, lines }))
  expect(long.numPages).toBeGreaterThan(1)
  expect(await textOf(await drawReceipt({ ...receipt, lines }))).toContain('Båge nr 90')
})

it('is a label with both addresses, the goods and the number', async () => {
  const { number } = await sentOrder(shop, { customerId: ANNA, goods: { [sku]: 1 } })
  const lines = [{ lineId: '0', quantity: 1, reason: 'fit' }]
  await anna.send('registerReturn', { lines }, `/api/order/${number}/return`)
  const found = await readLabel(shop.deps, `${number}-1`, ANNA)
  if (!found.ok) throw new Error(found.error)
  const drawn = await drawLabel(found.value)
  expect(Buffer.from(drawn).equals(Buffer.from(await drawLabel(found.value)))).toBe(true)
  const text = await textOf(drawn)
  for (const fact of ['Returfraktsedel', 'Klarsikt AB, Returer', 'Eva Åkerlund', `${number}-1`, '1 × '])
    expect(text).toContain(fact)
})

it('is answered to its owner as a file that no cache keeps', async () => {
  const { number } = await sentOrder(shop, { customerId: ANNA, goods: { [sku]: 1 } })
  const answer = await anna.get(`/api/order/${number}/receipt`)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="kvitto-${number}.pdf"`,
    'cache-control': 'private, no-store',
  })
  const stranger = await callInSession(shop, 'stranger', { customerId: 'customer-2' })
  expect((await stranger.get(`/api/order/${number}/receipt`)).status).toBe(404)
})

it('is refused before the order has been sent, and for a return that has ended', async () => {
  const cartId = await newBuyer(shop, { [sku]: 1 })
  const page = await pay(shop, cartId)
  await shop.rows('update "order" set customer_id = $2 where number = $1', page.orderNumber, ANNA)
  const early = await anna.get(`/api/order/${page.orderNumber}/receipt`)
  expect([early.status, early.body.error.code]).toEqual([409, 'order.no-receipt'])
  const { number } = await sentOrder(shop, { customerId: ANNA, goods: { [sku]: 1 } })
  const lines = [{ lineId: '0', quantity: 1, reason: 'fit' }]
  await anna.send('registerReturn', { lines }, `/api/order/${number}/return`)
  await anna.send('cancelReturn', {}, `/api/order/return/${number}-1/cancel`)
  const late = await anna.get(`/api/order/return/${number}-1/label`)
  expect([late.status, late.body.error.code]).toEqual([409, 'return.closed'])
})
