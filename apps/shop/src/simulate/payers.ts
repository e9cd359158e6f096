import { join } from 'node:path'
import { addDays, type PlainDate } from '@klarsikt/core/calendar'
import { random } from '@klarsikt/fixtures/demo'
import { camt054File } from '@klarsikt/sandbox'
import { replaceFile } from '@klarsikt/server/files'
import { type OpenInvoice, readOpenInvoices } from './open-invoices.js'
import type { SimulatedShop } from './simulated-shop.js'

/** How people pay: before the due date, after a reminder or three, or not at all; with their weights. */
const HABITS = [
  ['early', 85],
  ['late', 12],
  ['never', 3],
] as const
/** Days before and after the due date. */
const DAYS = { early: [0, 10], late: [1, 25] } as const

/** Customers who pay invoices from their banks. The bank reports them in a file a day, as it does to a real shop. */
export class Payers {
  readonly #shop: SimulatedShop
  readonly #seed: number

  constructor(shop: SimulatedShop, seed: number) {
    this.#shop = shop
    this.#seed = seed
  }

  /** Pays what is paid on this day. */
  async spendDay(today: PlainDate): Promise<void> {
    const open = await readOpenInvoices(this.#shop.database)
    const paid = open.filter((invoice) => this.#payDay(invoice) === today)
    if (paid.length === 0) return
    const payments = paid.map(({ ocr, left }) => ({
      ocr,
      amount: (left / 100).toFixed(2),
      reference: `${today}-${ocr}`,
    }))
    const file = camt054File({ id: `SIMULATED-${today}`, bankgiro: this.#shop.bankgiro, day: today, payments })
    await replaceFile(join(this.#shop.bankFolder, `${today}.xml`), file)
  }

  /** The same for an invoice however often it is asked; null for one that is never paid. */
  #payDay({ ocr, dueOn }: OpenInvoice): PlainDate | null {
    const choice = random(`payer:${this.#seed}:${ocr}`)
    const habit = choice.weighted(HABITS)
    if (habit === 'never') return null
    const [fewest, most] = DAYS[habit]
    const days = choice.int(fewest, most)
    return addDays(dueOn, habit === 'early' ? -days : days)
  }
}
