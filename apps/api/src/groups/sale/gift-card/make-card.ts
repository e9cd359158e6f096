import { randomInt } from 'node:crypto'
import { type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { GIFT_CARD_NUMBER_LENGTH, GIFT_CARD_PIN_LENGTH, giftCardValidUntil } from '@klarsikt/core/gift-card'
import type { Clock } from '@klarsikt/core/lib'
import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { issueGiftCard } from './issue.js'

/** A card as its buyer gets it. */
export type SoldCard = {
  readonly number: string
  readonly pin: string
  readonly amount: Ore
  readonly validUntil: string
}

type NewCard = {
  readonly amount: Ore
  readonly reference: string
  /** The day on which the recipient gets it and its validity starts; today by default. */
  readonly sendOn?: PlainDate
}

/** Makes a card with a unique number and PIN. */
export async function makeGiftCard(
  { encryption, clock }: { readonly encryption: Encryption; readonly clock: Clock },
  tx: Executor,
  { amount, reference, sendOn }: NewCard,
): Promise<SoldCard & { readonly id: string }> {
  const now = clock.now()
  const validUntil = giftCardValidUntil(sendOn ?? stockholmDate(now))
  for (;;) {
    const card = { number: digits(GIFT_CARD_NUMBER_LENGTH), pin: digits(GIFT_CARD_PIN_LENGTH), amount, validUntil }
    // If the number exists, another one is tried.
    const id = await issueGiftCard(tx, encryption, { ...card, reference }, now)
    if (id !== null) return { ...card, id }
  }
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}
