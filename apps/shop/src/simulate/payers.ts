import { join } from 'node:path'
import { addDays, type PlainDate } from '@klarsikt/core/calendar'
import { random } from '@klarsikt/fixtures/demo'
import { camt054File } from '@klarsikt/sandbox'
import { replaceFile } from '@klarsikt/server/files'
import { type OpenInvoice, readOpenInvoices } from './open-invoices.js'
import type { SimulatedShop } from './simulated-shop.js'

/** When customers pay, with weights: before the due date, after it, or never. */
const HABITS = [
  ['early', 85],
  ['late', 12],
  ['never', 3],
] as const
/** Smallest and largest number of days before or after the due date. */
const DAYS = { early: [0, 10], late: [1, 25] } as const

/**
 * Simulates customers who pay invoices through their banks. Each day the bank reports the payments in a file, as it
 * does for a real shop.
 */
export class Payers {
  readonly #shop: SimulatedShop
  readonly #seed: number

  constructor(shop: SimulatedShop, seed: number) {
    this.#shop = shop
    this.#seed = seed
  }

  /** Pays the invoices whose day of payment is today. */
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

  /**
   * Returns the day on which an invoice is paid, or null when it never is. The same invoice always gets the same day.
   */
  #payDay({ ocr, dueOn }: OpenInvoice): PlainDate | null {
    const choice = random(`payer:${this.#seed}:${ocr}`)
    const habit = choice.weighted(HABITS)
    if (habit === 'never') return null
    const [fewest, most] = DAYS[habit]
    const days = choice.int(fewest, most)
    return addDays(dueOn, habit === 'early' ? -days : days)
  }
}
