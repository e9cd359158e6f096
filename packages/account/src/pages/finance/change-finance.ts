import type { ShopClient } from '@klarsikt/contract/client'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import { encodedHref } from '@klarsikt/core/paths'
import { isPaymentType } from '@klarsikt/core/payment'
import { redirectDocument } from 'react-router'
import { outcomeOrLogin } from '../../session/outcome-or-login.js'

/** What came of a form of the page. */
export type FinanceAnswer =
  | { readonly step: 'chosen' | 'e-invoice-ended' | 'removed' | 'waiting' }
  /** No payment type was chosen, or it cannot be. */
  | { readonly step: 'not-chosen'; readonly message: string }
  /** The log-in is too long ago to save a card. */
  | { readonly step: 'step-up'; readonly message: string }
  | { readonly step: 'e-invoice-not-ended'; readonly message: string }
  | { readonly step: 'not-saved'; readonly message: string }
  | { readonly step: 'not-removed'; readonly message: string }

/** Every form of the page, by the button that was pressed. */
export async function changeFinance(client: ShopClient, form: FormData): Promise<FinanceAnswer> {
  switch (form.get('intent')) {
    case 'save-card':
      return saveCard(client)
    case 'remove-card':
      return removeCard(client, String(form.get('id')))
    case 'end-e-invoice':
      return endEInvoice(client)
    default:
      return choose(client, form.get('type'))
  }
}

/** A card is named with its type: `card:<id>`. */
const CARD = 'card:'

/** What a saved card is called among the payment types. */
export const cardChoice = (id: string): string => `${CARD}${id}`

async function choose(client: ShopClient, value: FormDataEntryValue | null): Promise<FinanceAnswer> {
  const named = typeof value === 'string' ? value : ''
  const isCard = named.startsWith(CARD)
  const type = isCard ? 'card' : named
  if (!isPaymentType(type)) return { step: 'not-chosen', message: accountFinanceMessages.typeRequired() }
  const body = isCard ? { type, savedPaymentId: named.slice(CARD.length) } : { type }
  const outcome = await outcomeOrLogin(client.setPaymentMethod({ body }), here())
  return outcome.ok ? { step: 'chosen' } : { step: 'not-chosen', message: outcome.message }
}

/** Who ends e-invoices is sent ordinary ones. */
async function endEInvoice(client: ShopClient): Promise<FinanceAnswer> {
  const outcome = await outcomeOrLogin(client.setPaymentMethod({ body: { type: 'invoice' } }), here())
  return outcome.ok ? { step: 'e-invoice-ended' } : { step: 'e-invoice-not-ended', message: outcome.message }
}

/** Leads to the provider's page. */
async function saveCard(client: ShopClient): Promise<FinanceAnswer> {
  const outcome = await outcomeOrLogin(client.savePayment({ body: {} }), here())
  if (!outcome.ok) {
    const step = outcome.code === 'login.step-up-required' ? 'step-up' : 'not-saved'
    return { step, message: outcome.message }
  }
  if (outcome.value.redirectUrl !== null) throw redirectDocument(outcome.value.redirectUrl, 303)
  return { step: 'waiting' }
}

async function removeCard(client: ShopClient, id: string): Promise<FinanceAnswer> {
  const outcome = await outcomeOrLogin(client.removeSavedPayment({ body: { id } }), here())
  return outcome.ok ? { step: 'removed' } : { step: 'not-removed', message: outcome.message }
}

const here = () => encodedHref('account-finance')
