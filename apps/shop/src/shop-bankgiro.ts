import type { ServerEnv } from '@klarsikt/server/env'

/** A number of the bank giro's own examples. */
const DEMO_BANKGIRO = '5050-1055'

/** Where invoices are paid to; null where only the shop itself takes payments. */
export function shopBankgiro({ bankgiro, demo }: Pick<ServerEnv, 'bankgiro' | 'demo'>): string | null {
  return bankgiro ?? (demo ? DEMO_BANKGIRO : null)
}
