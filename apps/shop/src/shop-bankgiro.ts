import type { ServerEnv } from '@klarsikt/server/env'

/** An example number of Bankgirot. */
const DEMO_BANKGIRO = '5050-1055'

/** Returns the bankgiro number that invoices are paid to. Returns null where only the shop itself takes payments. */
export function shopBankgiro({ bankgiro, demo }: Pick<ServerEnv, 'bankgiro' | 'demo'>): string | null {
  return bankgiro ?? (demo ? DEMO_BANKGIRO : null)
}
