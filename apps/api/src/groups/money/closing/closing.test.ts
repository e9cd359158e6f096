import { stockholmDate } from '@klarsikt/core/calendar'
import { closingMonth, ocrNumber } from '@klarsikt/core/invoice'
import { wholeOre } from '@klarsikt/core/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { choose, newKey, openTestShop, type TestShop } from '../../order/checkout/testing/shop.js'
import { actAs } from '../../platform/audit/acting-as.js'
import { matchByHand, noteRepaid } from '../bank-payment/handle.js'
import { importPayments } from '../bank-payment/import-payments.js'
import { changeForStaff } from '../invoice/change-for-staff.js'
import { creditInvoice } from '../invoice/credit.js'
import { issueInvoice } from '../invoice/issue.js'
import { moveInvoice } from '../invoice/move.js'
import { payInvoice, returnToInvoice } from '../invoice/pay.js'
import { remindOfInvoices } from '../invoice/remind.js'
import { ledgerEntry } from '../ledger/tables.js'
import { closeMonth } from './close-month.js'

const ANNA = 'customer-1'
const EVENTS = 60

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.control('POST', '/callbacks/plan', { mode: 'off' })
  await addTestCustomer(shop.deps.database, shop.encryption, ANNA)
})
afterAll(() => shop.close())

/** A seeded generator, so that a failing day can be repeated. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const asSystem = <T>(work: () => Promise<T>) => actAs({ kind: 'system', job: 'drill' }, null, work)

/** The money events of a day. Each picks a random invoice and amount, and may be refused. */
function dayOf(next: (below: number) => number) {
  const issued: string[] = []
  const anyNumber = () => issued[next(issued.length)] ?? ''
  const amount = () => next(60_000) + 1
  const pay = (ocr: string | null, sum: number) =>
    importPayments(shop.deps, 'report', [
      {
        reference: newKey(),
        amount: wholeOre(sum),
        paidOn: stockholmDate(shop.clock.now()),
        texts: ocr === null ? [] : [ocr],
        payer: { name: 'Eva', account: null },
      },
    ])
  const waiting = () =>
    shop.rows<{ id: string; rest: number }>(`select id, rest from bank_payment where rest > 0 order by id`)
  return {
    issue: async () => {
      const lines = [25, 12, 0].slice(next(3)).map((vatRate) => ({
        name: 'Rad',
        quantity: 1 + next(3),
        unitPrice: wholeOre(1 + next(20_000)),
        vatRate: vatRate as 25 | 12 | 0,
      }))
      const made = { key: newKey(), customerId: ANNA, lines, isReminderFeeAgreed: next(2) === 0 }
      issued.push(await shop.deps.database.transaction((tx) => issueInvoice(shop.deps, tx, made)))
    },
    payByBank: () => pay(ocrNumber(anyNumber()), amount()),
    payWithoutNumber: () => pay(null, amount()),
    payOnline: async () => {
      const own = { customerId: ANNA, number: anyNumber() }
      const opened = await payInvoice(shop.deps, own)
      if (!opened.ok || opened.value.redirectUrl === null) return
      await choose(opened.value.redirectUrl, next(3) === 0 ? 'decline' : 'approve')
      await returnToInvoice(shop.deps, own, 'success')
    },
    credit: () =>
      changeForStaff(shop.deps, anyNumber(), (tx, row) =>
        creditInvoice(shop.deps, tx, row, { key: newKey(), amount: next(row.amount) + 1, reason: 'Fel pris' }),
      ),
    remind: async () => {
      await shop.rows(
        `update invoice set created_on = created_on - 10, due_on = due_on - 10 where number = $1`,
        anyNumber(),
      )
      await remindOfInvoices(shop.deps)
    },
    end: () =>
      changeForStaff(shop.deps, anyNumber(), (tx, row) =>
        moveInvoice(shop.deps, tx, row, next(2) ? 'end' : 'transfer'),
      ),
    match: async () => {
      const [first] = await waiting()
      if (first) await matchByHand(shop.deps, first, anyNumber())
    },
    repay: async () => {
      const first = (await waiting()).at(-1)
      if (first) await noteRepaid(shop.deps, first)
    },
  }
}

const NOVEMBER = closingMonth('2026-11') ?? { from: '', until: '' }
const close = () => closeMonth(shop.deps, NOVEMBER)

describe('the closing of a month', () => {
  it.each([1, 20_261_102])(
    'comes to the same in all books after a day of chance %i [INV-001, INV-002]',
    async (seed) => {
      const next = numbers(seed)
      const day = dayOf(next)
      await asSystem(async () => {
        for (let i = 0; i < 5; i++) await day.issue()
        const kinds = Object.values(day)
        for (let i = 0; i < EVENTS; i++) {
          shop.clock.advance(1_000)
          await kinds[next(kinds.length)]?.()
        }
      })
      await shop.work.runOnce()
      await shop.work.runOnce()
      const { proofs, unanswered, movements } = await close()
      expect(proofs.flatMap(({ name, differences }) => differences.map((one) => ({ name, ...one })))).toEqual([])
      expect(unanswered).toEqual([])
      for (const { name, compared } of proofs) expect([name, compared > 0]).toEqual([name, name !== 'balance'])
      expect(movements.get('receivable:invoices')).toBeTypeOf('number')
      await expectInvariants(shop)
    },
  )

  it('says nothing of another month', async () => {
    const { proofs } = await closeMonth(shop.deps, { from: '2026-09-01', until: '2026-10-01' })
    expect(proofs.filter(({ name }) => name === 'events')).toMatchObject([{ compared: 0, differences: [] }])
  })

  it('finds an öre that only one of the books has', async () => {
    const row = { event: 'invoice:999', orderNumber: '999', at: shop.clock.now() }
    await shop.deps.database.orm.insert(ledgerEntry).values([
      { ...row, account: 'receivable:invoices', amount: 1 },
      { ...row, account: 'sales:25', amount: -1 },
    ])
    const { proofs } = await close()
    const of = (name: string) => proofs.find((proof) => proof.name === name)?.differences
    expect(of('events')).toEqual([{ id: 'invoice:999', own: 0, other: 1 }])
    expect(of('positions')).toMatchObject([{ id: 'receivable:invoices' }])
  })
})
