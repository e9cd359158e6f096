import type { ShopClient } from '@klarsikt/contract/client'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import { encodedHref } from '@klarsikt/core/paths'
import { isPaymentType } from '@klarsikt/core/payment'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { redirectDocument } from 'react-router'

/** The result of a form of the page. */
export type FinanceAnswer =
  | { readonly step: 'chosen' | 'e-invoice-ended' | 'removed' | 'waiting' }
  /** The customer chose no payment type, or one that is not available. */
  | { readonly step: 'not-chosen'; readonly message: string }
  /** The log-in is too old to save a card. */
  | { readonly step: 'step-up'; readonly message: string }
  | { readonly step: 'e-invoice-not-ended'; readonly message: string }
  | { readonly step: 'not-saved'; readonly message: string }
  | { readonly step: 'not-removed'; readonly message: string }

/** Handles every form of the page. The pressed button decides which. */
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

/** The start of a choice that names a saved card: `card:<id>`. */
const CARD = 'card:'

/** Returns the value that names a saved card among the payment types. */
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

/** Ends e-invoices. The customer then gets ordinary invoices. */
async function endEInvoice(client: ShopClient): Promise<FinanceAnswer> {
  const outcome = await outcomeOrLogin(client.setPaymentMethod({ body: { type: 'invoice' } }), here())
  return outcome.ok ? { step: 'e-invoice-ended' } : { step: 'e-invoice-not-ended', message: outcome.message }
}

/** Starts saving a card, which continues on the provider's page. */
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
