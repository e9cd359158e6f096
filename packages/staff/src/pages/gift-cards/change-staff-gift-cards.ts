import type { ShopClient } from '@klarsikt/contract/client'
import * as staffGiftCardMessages from '@klarsikt/core/messages/staff-gift-card'
import { type FormResult, outcomeOf, refusedForm } from '@klarsikt/forms'
import { readSale } from './sell-form.js'

/** The result of a form of the page. */
export type StaffGiftCardsAnswer =
  | { readonly step: 'form'; readonly form: FormResult }
  /** The gift cards are in the store's cart, to be paid there. */
  | {
      readonly step: 'added'
      readonly quantity: number
      readonly amount: number
      /** A new key for every sale, which empties the form. */
      readonly key: string
    }
  | { readonly step: 'resent' }
  | { readonly step: 'failed'; readonly message: string }

/** Puts gift cards into the store's cart, or sends a sold one again. */
export async function changeStaffGiftCards(client: ShopClient, form: FormData): Promise<StaffGiftCardsAnswer> {
  if (form.get('intent') === 'resend') return resend(client, form)
  const submission = readSale(form)
  if (submission.status !== 'success') return { step: 'form', form: submission.reply() }
  const { amount, design, ...card } = submission.value
  const offered = await outcomeOf(client.getStaffGiftCards())
  if (!offered.ok) return { step: 'form', form: refusedForm(submission, offered) }
  const ofAmount = offered.value.data.choices.filter((choice) => choice.amount === amount)
  const chosen = ofAmount.find((choice) => choice.design === design) ?? ofAmount[0]
  if (!chosen) {
    const fieldErrors = { amount: [staffGiftCardMessages.amountMissing()] }
    return { step: 'form', form: submission.reply({ fieldErrors }) }
  }
  const outcome = await outcomeOf(client.addGiftCard({ body: { skuId: chosen.skuId, ...card } }))
  if (!outcome.ok) return { step: 'form', form: refusedForm(submission, outcome) }
  return { step: 'added', quantity: card.quantity, amount, key: crypto.randomUUID() }
}

async function resend(client: ShopClient, form: FormData): Promise<StaffGiftCardsAnswer> {
  const params = { id: String(form.get('number')) }
  const body = { cardId: String(form.get('giftCardId')) }
  const outcome = await outcomeOf(client.resendStaffGiftCard({ params, body }))
  return outcome.ok ? { step: 'resent' } : { step: 'failed', message: outcome.message }
}
