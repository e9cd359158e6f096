import { createHash } from 'node:crypto'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { eq } from 'drizzle-orm'
import { bankPayment } from './tables.js'

export type BankPaymentRow = typeof bankPayment.$inferSelect

/** The payment's id in the shop, from the bank's reference. */
export function bankPaymentId(reference: string): string {
  return createHash('sha256').update(reference).digest('hex').slice(0, 32)
}

/** The payer, as the bank reports it. */
export type Payer = { readonly name: string | null; readonly account: string | null; readonly message: string }

/** Joins the texts of a payment, which may name the invoice. */
export function messageOf(texts: readonly string[]): string {
  return texts.join(' ')
}

/** Locks a payment until the transaction ends. */
export async function lockBankPayment({ orm }: Executor, id: string): Promise<BankPaymentRow | null> {
  const [row] = await orm.select().from(bankPayment).where(eq(bankPayment.id, id)).for('update')
  return row ?? null
}

const PAYER = 'bank_payment.payer'

export function sealPayer(encryption: Encryption, payer: Payer): string {
  return encryption.encrypt(JSON.stringify(payer), PAYER)
}

export function openPayer(encryption: Encryption, sealed: string): Payer {
  return JSON.parse(encryption.decrypt(sealed, PAYER)) as Payer
}
