import { dayText } from '@klarsikt/core/calendar'
import { parseOcrNumber } from '@klarsikt/core/invoice'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { choose, EVA, newKey, openTestShop, setStock, type TestShop } from '../checkout/testing/shop.js'
import { cancelOrder } from '../order/cancel.js'
import { moveOrder } from '../order/move.js'

const SKU = '100001-1'

let shop: TestShop
let customer: SessionCaller
let other: SessionCaller
let number = ''
beforeAll(async () => {
  shop = await openTestShop()
  await shop.control('POST', '/callbacks/plan', { mode: 'off' })
  await setStock(shop, SKU, 100)
  for (const id of ['customer-1', 'customer-2']) await addTestCustomer(shop.deps.database, shop.encryption, id)
  customer = await callInSession(shop, 'customer', { customerId: 'customer-1' })
  other = await callInSession(shop, 'other', { customerId: 'customer-2' })
  number = await buy()
})
afterAll(() => shop.close())

async function buy(): Promise<string> {
  await customer.send('updateCart', { skuId: SKU, quantity: 1 })
  await customer.send('setCustomer', EVA)
  await customer.send('setDelivery', { method: 20 })
  const { body } = await customer.send('submitCheckout', { idempotencyKey: newKey(), termsAccepted: true })
  await choose(body.redirectUrl, 'approve')
  await customer.send('completePayment', { paymentId: body.paymentId, outcome: 'success' })
  return body.orderNumber
}

const one = (by = customer, of = number) => by.get(`/api/finance/${of}/0`)

/** The text of a PDF, with all white space joined. */
async function printed(path: string): Promise<string> {
  const answer = await shop.app.request(path, { headers: { cookie: customer.cookie, 'x-api-key': 'k' } })
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

describe('the invoice of a purchase', () => {
  it('has amounts, dates and an OCR number, and follows the money [ROUTE-019, ROUTE-020, INV-001]', async () => {
    const { data } = (await customer.get('/api/finance/list')).body
    expect(data).toMatchObject([
      {
        id: number,
        subId: '0',
        status: 'paymentReserved',
        statusText: 'Betalning reserverad',
        amountLeft: 0,
        pdf: `/api/finance/${number}/0/pdf`,
      },
    ])
    expect(data[0].originalAmount).toBeGreaterThan(0)
    expect(parseOcrNumber(data[0].ocr).ok).toBe(true)
    await moveOrder(shop.deps, number, 'controlled')
    await moveOrder(shop.deps, number, 'sent')
    expect((await one()).body.data.status).toBe('paymentInProgress')
    await shop.work.runOnce()
    const paid = (await one()).body.data
    expect(paid).toMatchObject({ status: 'paid', statusText: 'Betald', payments: [{ amount: paid.originalAmount }] })
  })

  it('is printed as the page shows it, from the day of the purchase until it is paid back [INV-001, INV-002]', async () => {
    const orderNumber = await buy()
    const { data } = (await one(customer, orderNumber)).body
    const sum = data.lines.reduce((all: number, line: { quantity: number; unitPrice: number }) => {
      return all + Math.round(line.quantity * line.unitPrice * 100)
    }, 0)
    expect(sum).toBe(Math.round(data.originalAmount * 100))
    const reserved = await printed(data.pdf)
    for (const fact of [
      `Fakturanummer: ${orderNumber}`,
      `Fakturadatum: ${dayText(data.createdOn)}`,
      `Förfallodatum: ${dayText(data.dueOn)}`,
      'Status: Betalning reserverad',
      'Eva Åkerlund',
      ...data.lines.map(({ name }: { name: string }) => name),
      'Momsreg.nr',
      `OCR-nummer: ${data.ocr}`,
      'Det finns inget kvar att betala.',
    ])
      expect(reserved).toContain(fact)
    expect(reserved).toMatch(/Reserverat −[\d\s,]+ kr Kvar att betala 0 kr/)
    expect(reserved).not.toContain('Bankgiro')
    await cancelOrder(shop.deps, orderNumber, 'customer')
    await shop.work.runOnce()
    expect(await printed(data.pdf)).toMatch(/Status: Avslutad .* Avbrutet eller återbetalat/)
    const file = await customer.get(data.pdf)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="faktura-${orderNumber}.pdf"`,
      'cache-control': 'private, no-store',
    })
    expect((await other.get(data.pdf)).status).toBe(404)
    expect((await customer.get(`/api/finance/${orderNumber}/1/pdf`)).status).toBe(404)
  })

  it('is not found by another customer, nor under another number, and asks a visitor to log in', async () => {
    expect((await one(other)).status).toBe(404)
    expect((await other.get('/api/finance/list')).body.data).toEqual([])
    for (const path of [`${number}/1`, '99999999/0', 'x/0']) {
      const { status, body } = await customer.get(`/api/finance/${path}`)
      expect([path, status, body.error.code]).toEqual([path, 404, 'invoice.not-found'])
    }
    const visitor = await callInSession(shop, 'visitor', {})
    expect((await one(visitor)).status).toBe(401)
    expect((await visitor.get('/api/finance/list')).status).toBe(401)
  })
})
