import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { CLIENT, type CollectionShop, openCollectionShop } from './testing/collection-shop.js'

let shop: CollectionShop
beforeAll(async () => {
  shop = await openCollectionShop()
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop))

const sentFiles = async () => {
  const names = await readdir(join(shop.folder, 'till-inkasso'), { recursive: true })
  return names.filter((name) => name.endsWith('.xml')).toSorted()
}
const textOf = (name: string | undefined) => readFile(join(shop.folder, 'till-inkasso', name ?? ''), 'utf8')
/** The text of all sent files. */
const sentText = async () => (await Promise.all((await sentFiles()).map(textOf))).join('\n')
const stateOf = async (number: string) => {
  const rows = await shop.rows<{ state: string }>(
    'select state from invoice_collection where invoice_number = $1',
    number,
  )
  return rows.map(({ state }) => state)
}
let reports = 0
/** Puts a report of the agency into the folder. */
async function answer(inner: string, { paidTotal = 0, client = CLIENT } = {}): Promise<void> {
  reports += 1
  const head = `version="1" id="test-${reports}" client="${client}" paidTotal="${paidTotal}"`
  const folder = join(shop.folder, 'fran-inkasso')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `test-${reports}.xml`), `<collectionReport ${head}>${inner}</collectionReport>`)
}
const paid = (invoice: string, reference: string, amount: number) =>
  `<paid invoice="${invoice}" reference="${reference}" amount="${amount}" on="2026-11-02"/>`

describe('the hand-over of an invoice', () => {
  it('says why it may not be done yet, and is refused then [INV-002]', async () => {
    const number = await shop.reminded(9)
    expect(await shop.read(number)).toMatchObject({ collection: 'Kan lämnas tidigast 3 november 2026.' })
    expect((await shop.read(number)).actions).not.toContain('collect')
    expect(await shop.handOver(number)).toMatchObject({ result: 'invoice.changed' })
    expect(await stateOf(number)).toEqual([])
  })

  it('is claimed once with the status, also by two at a time, and writes to the customer once [INV-002]', async () => {
    const number = await shop.reminded()
    expect(await shop.read(number)).toMatchObject({ collection: null })
    const both = await Promise.all([shop.handOver(number), shop.handOver(number)])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(await shop.read(number)).toMatchObject({
      status: 'inCollection',
      collection: 'Skickas till inkassobolaget inom kort.',
      actions: ['transfer', 'end'],
    })
    const letters = (await shop.letters('invoice-collected')).filter((text) => text.includes('Exempelinkasso'))
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatch(/Att betala: 560\skr/)
  })

  it('is sent in one file by any number of rounds, also after a failure in between', async () => {
    const number = await shop.reminded()
    await shop.handOver(number)
    // A file replaces the folder, so the claims cannot be handed over.
    await rm(join(shop.folder, 'till-inkasso'), { recursive: true, force: true })
    await writeFile(join(shop.folder, 'till-inkasso'), '')
    await expect(shop.run()).rejects.toThrow()
    expect(await stateOf(number)).toEqual(['sent'])
    const [stored] = await shop.rows<{ content: string }>(
      'select content from collection_file where content is not null',
    )
    expect(stored?.content).not.toContain(number)
    await rm(join(shop.folder, 'till-inkasso'))
    await Promise.all([shop.run(), shop.run()])
    await shop.run()
    const text = await sentText()
    expect(text.split(`claim invoice="${number}"`)).toHaveLength(2)
    expect(text).toMatch(/amount="50000" fees="6000" credited="0" paid="0" left="56000"/)
    expect(text).toMatch(/<debtor name="Eva Ek"/)
    expect(await shop.rows('select id from collection_file where content is not null')).toEqual([])
    expect((await shop.read(number)).collection).toBe('Skickad till inkassobolaget 2 november 2026.')
  })

  it('is not sent where the invoice is paid before', async () => {
    const number = await shop.reminded()
    await shop.handOver(number)
    await shop.pay(number, 560)
    await shop.run()
    expect(await stateOf(number)).toEqual(['closed'])
    expect(await sentText()).not.toContain(`invoice="${number}"`)
  })
})

describe('an invoice that the agency has', () => {
  let number: string
  beforeEach(async () => {
    number = await shop.reminded()
    await shop.handOver(number)
    await shop.run()
  })

  it('is paid by what was collected, booked once in however many files, and closed [INV-002]', async () => {
    await answer(paid(number, `a-${number}`, 20_000), { paidTotal: 20_000 })
    await answer(paid(number, `a-${number}`, 20_000), { paidTotal: 20_000 })
    await shop.run()
    expect(await shop.read(number)).toMatchObject({ status: 'inCollection', amountLeft: 360 })
    expect(await sentText()).toContain(`<change invoice="${number}" left="36000"`)
    await answer(paid(number, `b-${number}`, 40_000), { paidTotal: 40_000 })
    await shop.run()
    const { status, payments, collection } = await shop.read(number)
    expect([status, collection]).toEqual(['paid', 'Avslutat hos inkassobolaget.'])
    expect(payments.map(({ name, amount }: { name: string; amount: number }) => [name, amount])).toEqual([
      ['Inkasso', 200],
      ['Inkasso', 360],
    ])
    expect(await shop.rows('select rest, reason from bank_payment where rest > 0')).toContainEqual({
      rest: 4_000,
      reason: 'over-payment',
    })
  })

  it('is two payments where a report has one reference twice', async () => {
    const twice = [paid(number, `t-${number}`, 20_000), paid(number, `t-${number}`, 20_000)].join('')
    await answer(twice, { paidTotal: 40_000 })
    await answer(twice, { paidTotal: 40_000 })
    await shop.run()
    expect(await shop.read(number)).toMatchObject({ amountLeft: 160 })
  })

  it('tells the agency what came to the shop, and that it is closed', async () => {
    await shop.pay(number, 60)
    await shop.run()
    await shop.run()
    expect((await sentText()).split(`<change invoice="${number}" left="50000"`)).toHaveLength(2)
    await shop.store.send('moveInvoice', { action: 'end', status: 'inCollection' }, `/api/staff/invoice/${number}/move`)
    await shop.run()
    expect(await sentText()).toContain(`<change invoice="${number}" left="0"`)
    expect(await stateOf(number)).toEqual(['closed'])
  })

  it('is open again when it is given back, once, and is never handed over a second time [INV-002]', async () => {
    const before = (await shop.letters('invoice-collection-withdrawn')).length
    await answer(`<withdrawn invoice="${number}" reason="disputed"/>`)
    await answer(`<withdrawn invoice="${number}" reason="insolvent"/>`)
    await shop.run()
    expect(await shop.read(number)).toMatchObject({
      status: 'notPaid',
      amountLeft: 560,
      collection: 'Inkassobolaget har lämnat tillbaka fakturan: kunden har invändningar.',
    })
    expect(await shop.letters('invoice-collection-withdrawn')).toHaveLength(before + 1)
    expect(await shop.handOver(number)).toMatchObject({ result: 'invoice.changed' })
  })

  it('is untouched by a file that is not whole, of another client, or of a claim that was never sent', async () => {
    const other = await shop.reminded()
    await answer(paid(number, 'c-1', 100), { paidTotal: 101 })
    await answer(paid(number, 'c-2', 100), { paidTotal: 100, client: 'annan' })
    await answer(`<!DOCTYPE x>${paid(number, 'c-3', 100)}`, { paidTotal: 100 })
    await answer(paid(other, 'c-4', 100) + `<withdrawn invoice="${other}" reason="other"/>`, { paidTotal: 100 })
    await shop.run()
    expect(await readdir(join(shop.folder, 'fran-inkasso', 'nekade'))).toHaveLength(3)
    expect(await shop.read(number)).toMatchObject({ amountLeft: 560 })
    expect(await shop.read(other)).toMatchObject({ status: 'notPaid', amountLeft: 560 })
  })
})

it('agrees with the stand-in of an agency, whose answers follow from the number of the invoice', async () => {
  const expected = { '7': 'notPaid', '8': 'inCollection', '9': 'inCollection' } as const
  const numbers: string[] = []
  for (let count = 0; count < 10; count += 1) numbers.push(await shop.reminded())
  for (const number of numbers) await shop.handOver(number)
  await shop.run()
  await shop.agency.work()
  await shop.run()
  for (const number of numbers) {
    const status = expected[number.slice(-1) as keyof typeof expected] ?? 'paid'
    expect((await shop.read(number)).status, number).toBe(status)
  }
})
