import type { ShopClient } from '@klarsikt/contract/client'
import type { FoundCustomer } from '@klarsikt/contract/shop/types'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { PAYMENT_LINK_CHANNELS } from '@klarsikt/core/payment'
import { type FormResult, outcomeOf, refusedForm } from '@klarsikt/forms'
import { readLookup, readNewCustomer, readPostalCode } from './customer-forms.js'

/** The result of a form of the page. */
export type CustomersAnswer =
  | { readonly step: 'lookup'; readonly form: FormResult }
  | { readonly step: 'create'; readonly form: FormResult }
  | {
      readonly step: 'found'
      readonly customers: readonly FoundCustomer[]
      /** Confirms the last change of one of the customers, or says why it failed. */
      readonly notice?: { readonly tone: 'success' | 'error'; readonly text: string; readonly isHandedOver?: boolean }
    }

/** Handles every form of the page. The pressed button decides which. */
export async function changeCustomers(client: ShopClient, form: FormData): Promise<CustomersAnswer> {
  switch (form.get('intent')) {
    case 'create':
      return create(client, form)
    case 'postal-code':
      return savePostalCode(client, form)
    case 'carry-cart':
      return carryCart(client, form)
    default:
      return lookup(client, form)
  }
}

async function lookup(client: ShopClient, form: FormData): Promise<CustomersAnswer> {
  const submission = readLookup(form)
  if (submission.status !== 'success') return { step: 'lookup', form: submission.reply() }
  const outcome = await outcomeOf(client.lookupCustomer({ body: submission.value }))
  return outcome.ok
    ? { step: 'found', customers: outcome.value.data }
    : { step: 'lookup', form: refusedForm(submission, outcome) }
}

async function create(client: ShopClient, form: FormData): Promise<CustomersAnswer> {
  const submission = readNewCustomer(form)
  if (submission.status !== 'success') return { step: 'create', form: submission.reply({ hideFields: HIDDEN }) }
  const outcome = await outcomeOf(client.createCustomer({ body: submission.value }))
  if (!outcome.ok) return { step: 'create', form: refusedForm(submission, outcome, HIDDEN) }
  const { data } = outcome.value
  const name = `${data.firstName} ${data.lastName}`
  const text = staffMessages.created({ name, number: data.customerNumber })
  return { step: 'found', customers: [data], notice: { tone: 'success', text } }
}

/** Fields that are never written back into the page. */
const HIDDEN = ['personalNumber']

async function savePostalCode(client: ShopClient, form: FormData): Promise<CustomersAnswer> {
  const shown = shownIn(form)
  const submission = readPostalCode(form)
  if (submission.status !== 'success') {
    const text = submission.error?.['postalCode']?.[0] ?? ''
    return { step: 'found', customers: shown, notice: { tone: 'error', text } }
  }
  const body = { customerNumber: String(form.get('customerNumber')), ...submission.value }
  const outcome = await outcomeOf(client.setCustomerPostalCode({ body }))
  if (!outcome.ok) return { step: 'found', customers: shown, notice: { tone: 'error', text: outcome.message } }
  const { data } = outcome.value
  return {
    step: 'found',
    customers: shown.map((one) => (one.customerNumber === body.customerNumber ? { ...one, ...data } : one)),
    notice: { tone: 'success', text: staffMessages.postalCodeSaved() },
  }
}

async function carryCart(client: ShopClient, form: FormData): Promise<CustomersAnswer> {
  const channel = PAYMENT_LINK_CHANNELS.find((one) => one === form.get('channel'))
  const body = { customerNumber: String(form.get('customerNumber')), ...(channel && { channel }) }
  const outcome = await outcomeOf(client.carryCartToCustomer({ body }))
  const notice = outcome.ok
    ? { tone: 'success' as const, text: outcome.value.message, isHandedOver: true }
    : { tone: 'error' as const, text: outcome.fields['channel'] ?? outcome.message }
  return { step: 'found', customers: shownIn(form), notice }
}

/** Returns the customers that the page shows. They come with each form, since a new look-up would need a new reason. */
function shownIn(form: FormData): readonly FoundCustomer[] {
  try {
    return JSON.parse(String(form.get('shown') ?? '[]')) as FoundCustomer[]
  } catch {
    return []
  }
}
