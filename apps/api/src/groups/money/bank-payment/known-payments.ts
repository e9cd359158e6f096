import { comparePayments, type ReportedPayment } from '@klarsikt/core/invoice'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { inArray } from 'drizzle-orm'
import type { IncomingPayment } from '../../../providers/bank/port.js'
import { bankPaymentId, type BankPaymentRow, messageOf, openPayer } from './find.js'
import { bankPayment } from './tables.js'

/** A booked payment. `isTaken` is true once a payment of this delivery was matched with it. */
type Known = { readonly payment: ReportedPayment; isTaken: boolean }

/** The booked payments with one bank reference, to compare with those of a delivery. */
export class KnownPayments {
  readonly #encryption: Encryption
  readonly #reference: string
  readonly #known: Known[] = []

  constructor(encryption: Encryption, reference: string) {
    this.#encryption = encryption
    this.#reference = reference
  }

  /** The id of the next payment. */
  nextId(): string {
    return this.#idAt(this.#known.length)
  }

  /** Reads what has been booked since the last call. */
  async read({ orm }: Pick<Executor, 'orm'>): Promise<void> {
    for (;;) {
      const next = Array.from({ length: ROWS_AT_ONCE }, (_, at) => this.#idAt(this.#known.length + at))
      const rows = await orm.select().from(bankPayment).where(inArray(bankPayment.id, next))
      const rowOf = new Map(rows.map((row) => [row.id, row]))
      for (const id of next) {
        const row = rowOf.get(id)
        if (!row) return
        this.#known.push({ payment: this.#reported(row), isTaken: false })
      }
    }
  }

  has(payment: IncomingPayment): boolean {
    return this.#find(payment) !== undefined
  }

  /** Marks the known payment that equals this one as taken. Returns false when no known payment equals it. */
  take(payment: IncomingPayment): boolean {
    const found = this.#find(payment)
    if (found) found.isTaken = true
    return found !== undefined
  }

  /** Whether an earlier file may have reported this payment with other details. */
  isDoubtful(payment: IncomingPayment): boolean {
    return this.#free().some((one) => comparePayments(reported(payment), one.payment) !== 'other')
  }

  add(payment: IncomingPayment): void {
    this.#known.push({ payment: reported(payment), isTaken: true })
  }

  #find(payment: IncomingPayment): Known | undefined {
    return this.#free().find((one) => comparePayments(reported(payment), one.payment) === 'same')
  }

  #free(): Known[] {
    return this.#known.filter(({ isTaken }) => !isTaken)
  }

  #idAt(at: number): string {
    return bankPaymentId(at === 0 ? this.#reference : `${this.#reference}#${at}`)
  }

  #reported({ amount, paidOn, payer }: BankPaymentRow): ReportedPayment {
    const { message, account } = openPayer(this.#encryption, payer)
    return { amount, paidOn, message, account }
  }
}

const ROWS_AT_ONCE = 20

function reported({ amount, paidOn, texts, payer: { account } }: IncomingPayment): ReportedPayment {
  return { amount, paidOn, message: messageOf(texts), account }
}
