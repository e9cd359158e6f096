import type { Clock } from '@klarsikt/core/lib'
import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { issueGiftCard } from './issue.js'

type SeedCard = {
  readonly number: string
  readonly pin: string
  readonly balance: Ore
  readonly validUntil: string | null
}

/** Issues the cards of a demonstration, in the transaction that fills the shop. */
export async function seedGiftCards(
  deps: { readonly encryption: Encryption; readonly clock: Clock },
  tx: Executor,
  cards: readonly SeedCard[],
): Promise<void> {
  for (const { number, pin, balance, validUntil } of cards) {
    await issueGiftCard(tx, deps.encryption, { number, pin, amount: balance, validUntil }, deps.clock.now())
  }
}
