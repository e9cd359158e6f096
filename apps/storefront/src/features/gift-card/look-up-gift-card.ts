import type { StoreClient } from '@klarsikt/contract/client'
import { type FormResult, outcomeOf, refusedForm, readGiftCard } from '@klarsikt/forms'

export interface FoundCard {
  readonly last4: string
  readonly balance: number
  readonly validUntil: string | null
}

/** The result of a look-up: the card, or why it was not found. */
export interface GiftCardLookupResult {
  readonly form: FormResult
  readonly card: FoundCard | null
}

/** Fields that are never written back into the page. */
const HIDDEN = ['pin']

/** Looks up the balance of a gift card [GIFT-002]. */
export async function lookUpGiftCard(client: StoreClient, form: FormData): Promise<GiftCardLookupResult> {
  const submission = readGiftCard(form)
  if (submission.status !== 'success') return { form: submission.reply({ hideFields: HIDDEN }), card: null }
  const outcome = await outcomeOf(client.lookupGiftCard({ body: submission.value }))
  if (outcome.ok) return { form: submission.reply({ hideFields: HIDDEN }), card: outcome.value.data }
  const { code, message, fields } = outcome
  const refusal = code === 'gift-card.pin-required' ? { message, fields: { pin: message } } : { message, fields }
  return { form: refusedForm(submission, refusal, HIDDEN), card: null }
}
