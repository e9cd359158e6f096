import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, refusedForm, readGiftCard } from '@klarsikt/forms'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'

/** The result of a form of the page. */
export type GiftCardsAnswer =
  | { readonly step: 'add'; readonly form: FormResult }
  | { readonly step: 'added'; readonly last4: string }
  | { readonly step: 'removed' }
  | { readonly step: 'failed'; readonly message: string }

/** Fields that are never written back into the page. */
const HIDDEN = ['pin']

/** Adds a gift card to the account, or removes one. */
export async function changeGiftCards(client: ShopClient, form: FormData): Promise<GiftCardsAnswer> {
  return form.get('intent') === 'remove' ? remove(client, form) : add(client, form)
}

async function add(client: ShopClient, form: FormData): Promise<GiftCardsAnswer> {
  const submission = readGiftCard(form)
  if (submission.status !== 'success') return { step: 'add', form: submission.reply({ hideFields: HIDDEN }) }
  const outcome = await outcomeOrLogin(client.saveGiftCard({ body: submission.value }), here())
  if (!outcome.ok) return { step: 'add', form: refusedForm(submission, outcome, HIDDEN) }
  return { step: 'added', last4: submission.value.number.slice(-4) }
}

async function remove(client: ShopClient, form: FormData): Promise<GiftCardsAnswer> {
  const outcome = await outcomeOrLogin(client.removeSavedGiftCard({ body: { id: String(form.get('id')) } }), here())
  return outcome.ok ? { step: 'removed' } : { step: 'failed', message: outcome.message }
}

const here = () => encodedHref('account-gift-cards')
