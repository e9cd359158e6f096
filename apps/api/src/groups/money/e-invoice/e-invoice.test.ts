import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eInvoiceReport } from '@klarsikt/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookTransfer } from '../invoice/book-payment.js'
import { lockInvoice } from '../invoice/find.js'
import { CLIENT, type EInvoiceShop, openEInvoiceShop } from './testing/e-invoice-shop.js'

let shop: EInvoiceShop
beforeAll(async () => void (shop = await openEInvoiceShop()))
afterAll(() => shop.close())

const kinds = async () => (await shop.letters()).map(({ kind }) => kind)
const count = async (kind: string) => (await kinds()).filter((one) => one === kind).length
const report = (name: string, text: string) => writeFile(join(shop.folder, 'fran-operatoren', name), text)

describe('who chooses e-invoices [INV-003]', () => {
  it('is asked for at the bank once, and gets invoices by e-mail until that has answered', async () => {
    const [first, second] = await Promise.all([shop.choose('e-invoice'), shop.choose('e-invoice')])
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await shop.method()).eInvoice).toMatchObject({ state: 'waiting', reason: null })
    await Promise.all([shop.run(), shop.run()])
    const number = await shop.issue('before')
    expect(await shop.forStaff(number)).toMatchObject({ type: 'PDF', delivery: 'PDF på Mina sidor' })
    expect(await kinds()).toEqual(['e-invoice-asked', 'invoice-issued'])
    await shop.operator.work()
    expect(await shop.taken()).toHaveLength(1)
    expect((await shop.taken())[0]).toMatch(/<register recipient="\d{12}" personalNumber="199006022397"\/>/)
  })

  it('hears that the bank has taken them', async () => {
    await shop.run()
    expect(await shop.method()).toMatchObject({
      choice: { type: 'e-invoice' },
      eInvoice: { state: 'active', stateText: 'Dina fakturor kommer till din internetbank.' },
    })
    expect(await count('e-invoice-active')).toBe(1)
  })
})

describe('an e-invoice [INV-003]', () => {
  it('is shown in the bank instead of sent by e-mail, once, and staff see that', async () => {
    const number = await shop.issue('shown')
    expect(await shop.forStaff(number)).toMatchObject({ type: 'e-invoice', delivery: 'E-faktura, skickas inom kort.' })
    await Promise.all([shop.run(), shop.run()])
    expect((await shop.forStaff(number)).delivery).toMatch(/^E-faktura, skickad/)
    await shop.operator.work()
    await shop.run()
    expect((await shop.forStaff(number)).delivery).toMatch(/^E-faktura, i kundens internetbank/)
    expect(await count('invoice-issued')).toBe(1)
    const files = await shop.taken()
    expect(files.filter((text) => text.includes(`<deliver invoice="${number}"`))).toHaveLength(1)
  })

  it('that the bank refuses goes by e-mail with the reason, and a late answer changes nothing', async () => {
    let number = ''
    for (let at = 0; !number.endsWith('8'); at += 1) number = await shop.issue(`refused-${at}`)
    await shop.exchange()
    expect(await shop.forStaff(number)).toMatchObject({
      type: 'PDF',
      delivery: expect.stringMatching(/^E-post .*Din bank tog inte emot e-fakturan\.$/),
    })
    const letter = (await shop.letters()).find(({ kind }) => kind === 'e-invoice-by-mail')
    expect(letter?.text).toMatch(/Din bank tog inte emot e-fakturan\. Därför får du fakturan med e-post/)
    const late = { '@invoice': number, '@outcome': 'delivered' }
    await report('late.xml', eInvoiceReport({ id: 'late', client: CLIENT }, { delivery: [late, late] }))
    await shop.run()
    expect((await shop.forStaff(number)).type).toBe('PDF')
  })

  it('without an answer goes by e-mail after three working days', async () => {
    let number = ''
    for (let at = 0; !number.endsWith('9'); at += 1) number = await shop.issue(`silent-${at}`)
    await shop.exchange()
    const before = await count('e-invoice-by-mail')
    shop.passDays(7)
    await Promise.all([shop.run(), shop.run()])
    expect((await shop.forStaff(number)).delivery).toMatch(/Din bank har inte svarat/)
    expect(await count('e-invoice-by-mail')).toBe(before + 1)
  })

  it('that is paid before it is sent is not sent', async () => {
    const number = await shop.issue('paid')
    await shop.system(() =>
      shop.deps.database.transaction(async (tx) => {
        const row = await lockInvoice(tx, number)
        if (row) await bookTransfer(shop.deps, tx, row, { key: 'test-paid', amount: 50_000 })
      }),
    )
    await shop.exchange()
    expect((await shop.forStaff(number)).delivery).toMatch(/inget var kvar att betala/)
  })
})

describe('the end of e-invoices [INV-003]', () => {
  it('by another choice sends by e-mail what waits, and tells the operator once', async () => {
    const number = await shop.issue('waiting')
    await Promise.all([shop.choose('invoice'), shop.choose('invoice')])
    expect((await shop.forStaff(number)).delivery).toMatch(/Anmälan av e-faktura är avslutad/)
    await shop.exchange()
    await shop.exchange()
    const ends = (await shop.taken()).filter((text) => text.includes('<end recipient='))
    expect(ends).toHaveLength(1)
    expect(await shop.method()).toMatchObject({
      choice: { type: 'invoice' },
      eInvoice: { state: 'ended', reason: 'Du avslutade e-fakturan här.' },
    })
    expect(await count('e-invoice-ended')).toBe(1)
  })

  it('at the bank takes the choice away', async () => {
    await shop.choose('e-invoice')
    await shop.exchange()
    const [active] = await shop.rows<{ id: string }>("select id from e_invoice_recipient where state = 'active'")
    const ended = { '@number': active?.id ?? '', '@outcome': 'ended', '@reason': 'by-recipient' }
    const text = eInvoiceReport({ id: 'ended', client: CLIENT }, { recipient: [ended, ended] })
    await report('ended.xml', text)
    await report('other.xml', text.replaceAll(CLIENT, 'somebody'))
    await report('type.xml', text.replace('<eInvoiceReport', '<!DOCTYPE a><eInvoiceReport'))
    await shop.run()
    expect(await shop.method()).toMatchObject({
      choice: null,
      eInvoice: { state: 'ended', reason: 'E-fakturan avslutades i din internetbank.' },
    })
    expect(await count('e-invoice-ended')).toBe(2)
    expect((await readdir(join(shop.folder, 'fran-operatoren', 'nekade'))).toSorted()).toEqual([
      'other.xml',
      'type.xml',
    ])
  })
})

it('says why no bank takes e-invoices, and the choice is gone [INV-003]', async () => {
  const unknown = await openEInvoiceShop('unknown')
  try {
    await unknown.choose('e-invoice')
    await unknown.exchange()
    expect(await unknown.method()).toMatchObject({
      choice: null,
      eInvoice: { state: 'refused', reason: 'Ingen bank tar emot e-fakturor till dig.' },
    })
    expect((await unknown.letters()).map(({ kind }) => kind)).toEqual(['e-invoice-asked', 'e-invoice-refused'])
  } finally {
    await unknown.close()
  }
})
