import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openLetter } from '../../../testing/open-letter.js'
import { createTestApi, type TestApi, type Visitor } from '../../../testing/test-api.js'

const typed = { name: 'Eva Åkerlund', orderNumber: '12345678', email: 'eva@example.se', goods: '' }
const buyer = {
  firstName: 'Eva',
  lastName: 'Åkerlund',
  email: 'eva@example.se',
  mobile: '+46701740605',
  street: 'Storgatan 2',
  postalCode: '11147',
  city: 'Stockholm',
}

let api: TestApi
let eva: Visitor
let now = new Date('2026-11-24T10:04:00Z')
const clock = { now: () => now }
beforeAll(async () => {
  api = await createTestApi({ clock })
  eva = await api.visitor()
  await api.deps.database.query({
    text: `insert into "order" (number, submission_id, cart_id, customer, newsletter, state, shipping_state, delivery_method, eta_from, eta_to,
             items, discount, shipping, total, vat, terms_version, placed_at)
           values ('12345678', 's', 'c', $1, false, 'handled', 'none', 20, '2026-11-25', '2026-11-27', 1000, 0, 0, 1000, '[]', '1', $2)`,
    values: [api.deps.encryption.encrypt(JSON.stringify(buyer), 'order.customer'), now],
  })
  await api.deps.database.query({
    text: `insert into order_line (order_number, position, sku_id, article_id, description, brand, quantity, unit_price, discount, total, vat_rate, vat,
             made_to_order, withdrawal_days, state)
           values ('12345678', 0, 'a', 1, 'Nova 7', 'EyeQ', 1, 500, 0, 500, 25, 100, false, 30, 'Control'),
                  ('12345678', 1, 'b', 2, 'Enkelslipade glas', '', 1, 500, 0, 500, 25, 100, true, 30, 'Control')`,
  })
})
beforeEach(async () => {
  await api.deps.database.query({ text: 'truncate withdrawal, mail_outbox; delete from rate_limit' })
})
afterAll(() => api.drop())

const declare = (change: Partial<typeof typed> = {}, who = eva) => who.post('/api/withdrawal', { ...typed, ...change })
const stored = async () =>
  (await api.deps.database.query({ text: 'select * from withdrawal order by received_at' })).rows
async function letters() {
  const { rows } = await api.deps.database.query<{ kind: string; letter: string }>({
    text: 'select kind, letter from mail_outbox order by kind desc',
  })
  return rows.map((row) => ({ kind: row.kind, ...openLetter(api.deps.encryption, row) }))
}

describe('withdrawing from a contract', () => {
  it('receives the declaration, acknowledges content, date and time, and notifies customer service', async () => {
    const answer = await declare({ goods: 'Bågen' })
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, data: { ...typed, goods: 'Bågen', receivedAt: '2026-11-24T10:04:00.000Z' } },
    ])
    const [receipt, notice] = await letters()
    expect(receipt).toMatchObject({ kind: 'withdrawal-receipt', to: 'eva@example.se' })
    expect(receipt?.subject).toContain('12345678')
    for (const fact of ['Eva Åkerlund', '12345678', 'eva@example.se', 'Bågen', '24 november 2026 kl. 11:04']) {
      expect(receipt?.text).toContain(fact)
      expect(receipt?.html).toContain(fact)
    }
    expect(notice).toMatchObject({ kind: 'withdrawal-notice', to: 'service@shop.test' })
    expect(notice?.text).toContain('1 × EyeQ Nova 7: lagstadgad ångerrätt')
    expect(notice?.text).toContain('1 × Enkelslipade glas: utan lagstadgad ångerrätt, öppet köp gäller')
    expect(notice?.text).toContain('E-postadressen är den som ordern lades med.')
  })

  it('stores who declares what sealed, and the row as it was received', async () => {
    await declare()
    const [row] = await stored()
    expect(row).toMatchObject({ order_number: '12345678', email_matches: true })
    expect(JSON.stringify(row)).not.toMatch(/Eva|example\.se/)
    for (const text of ['delete from withdrawal', 'update withdrawal set received_at = now()'])
      await expect(api.deps.database.query({ text })).rejects.toThrow(/append-only/)
  })

  it('answers the same declaration the same, with one letter, also when it is sent at the same moment', async () => {
    const [first] = await Promise.all([declare(), declare(), declare({ email: ' EVA@example.se ' })])
    now = new Date('2026-11-24T10:09:00Z')
    const again = await declare({ orderNumber: '1234 5678' })
    now = new Date('2026-11-24T10:04:00Z')
    expect(again.body).toEqual(first.body)
    expect([(await stored()).length, (await letters()).length]).toEqual([1, 2])
  })

  it('receives a declaration about a number that no order has, and answers as for an existing one', async () => {
    const known = await declare()
    const unknown = await declare({ orderNumber: '87654321' })
    const strange = await declare({ email: 'mallory@example.se' })
    expect(unknown.body.data).toEqual({ ...known.body.data, orderNumber: '87654321' })
    expect(strange.body.data).toEqual({ ...known.body.data, email: 'mallory@example.se' })
    const receipts = (await letters()).filter(({ kind }) => kind === 'withdrawal-receipt')
    const shape = ({ text, to }: { text: string; to: string }) =>
      text.replaceAll(to, '@').replace('87654321', '12345678')
    expect(new Set(receipts.map(shape)).size).toBe(1)
    expect((await stored()).map(({ order_number, email_matches }) => [order_number, email_matches])).toEqual(
      expect.arrayContaining([
        ['12345678', true],
        [null, false],
        ['12345678', false],
      ]),
    )
    const notices = (await letters()).filter(({ kind }) => kind === 'withdrawal-notice').map(({ text }) => text)
    expect(notices.some((text) => text.includes('Det finns ingen order med det numret.'))).toBe(true)
    expect(notices.some((text) => text.includes('en annan än den som ordern lades med'))).toBe(true)
  })

  it('names what is missing, field by field', async () => {
    const answer = await declare({ name: '', email: 'eva' })
    expect(answer.status).toBe(422)
    expect(answer.body.error.fields).toEqual({
      name: 'Ange ditt för- och efternamn.',
      email: 'Ange en giltig e-postadress, till exempel namn@exempel.se.',
    })
    expect(await stored()).toEqual([])
  })

  it('is limited by order, and answers what it has received already all the same', async () => {
    const first = await declare()
    for (let n = 0; n < 4; n += 1) expect((await declare({ email: `a${n}@example.se` })).status).toBe(200)
    const refused = await declare({ email: 'b@example.se' })
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate-limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await declare()).body).toEqual(first.body)
  })

  it('does not fill the mailbox of a third party', async () => {
    const order = (n: number) => ({ orderNumber: String(20_000_000 + n), email: 'victim@example.se' })
    for (let n = 0; n < 5; n += 1) expect((await declare(order(n))).status).toBe(200)
    expect((await declare(order(5))).status).toBe(429)
  })
})
