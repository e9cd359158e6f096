import type { ShopClient } from '@klarsikt/contract/client'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { NOTE_LENGTH, noteProblem, ORDER_ACTIONS, type OrderAction } from '@klarsikt/core/order'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'

/**
 * What a button does: an action on the order, sending a letter or gift card again, or looking up another store's order.
 */
type Pressed = OrderAction | 'letter' | 'gift-card' | 'lookup'

/** The result of a button on the order's page. */
export type StaffOrderAnswer =
  | { readonly step: 'done'; readonly action: Pressed }
  /** The order changed after the page was loaded, so nothing was done. */
  | { readonly step: 'changed'; readonly action: OrderAction; readonly message: string; readonly typed: string }
  | {
      readonly step: 'failed'
      readonly action: Pressed
      readonly message: string
      readonly problems: Readonly<Record<string, string>>
      /** The input, which the form shows again. */
      readonly typed: string
    }

const TRACKING_FIELDS = ['trackingNumber', 'trackingUrl'] as const

type Call = ReturnType<ShopClient['noteOrder']>
type Action = { readonly key: string; readonly version: number }

/** Runs the action of the pressed button. */
export async function changeStaffOrder(client: ShopClient, form: FormData): Promise<StaffOrderAnswer> {
  if (form.get('action') === 'letter') return resendLetter(client, form)
  if (form.get('action') === 'gift-card') return resendGiftCard(client, form)
  if (form.get('action') === 'lookup') return lookUp(client, form)
  const action = ORDER_ACTIONS.find((one) => one === form.get('action')) ?? 'note'
  const typed = String(form.get('typed') ?? '')
  const failed = (message: string, problems: Readonly<Record<string, string>> = {}): StaffOrderAnswer => ({
    step: 'failed',
    action,
    message,
    problems,
    typed,
  })
  const problem = problemOf(action, form, typed)
  if (problem !== null) return failed(problem.text, { [problem.field]: problem.text })
  const outcome = await outcomeOrNotFound(callOf(client, action, form, typed))
  if (!outcome.ok) {
    const [wrong] = Object.values(outcome.fields)
    return failed(wrong ?? outcome.message, outcome.fields)
  }
  const { value } = outcome
  return value.success ? { step: 'done', action } : { step: 'changed', action, message: value.message, typed }
}

async function lookUp(client: ShopClient, form: FormData): Promise<StaffOrderAnswer> {
  const typed = String(form.get('typed') ?? '')
  const params = { id: String(form.get('number')) }
  const outcome = await outcomeOrNotFound(client.lookupOrder({ params, body: { reason: typed } }))
  if (outcome.ok) return { step: 'done', action: 'lookup' }
  return { step: 'failed', action: 'lookup', message: outcome.message, problems: outcome.fields, typed }
}

async function resendLetter(client: ShopClient, form: FormData): Promise<StaffOrderAnswer> {
  const params = { id: String(form.get('number')) }
  const body = { letterId: String(form.get('letterId')) }
  const outcome = await outcomeOrNotFound(client.resendOrderLetter({ params, body }))
  if (outcome.ok) return { step: 'done', action: 'letter' }
  return { step: 'failed', action: 'letter', message: outcome.message, problems: {}, typed: '' }
}

async function resendGiftCard(client: ShopClient, form: FormData): Promise<StaffOrderAnswer> {
  const params = { id: String(form.get('number')) }
  const body = { cardId: String(form.get('giftCardId')) }
  const outcome = await outcomeOrNotFound(client.resendStaffGiftCard({ params, body }))
  if (outcome.ok) return { step: 'done', action: 'gift-card' }
  return { step: 'failed', action: 'gift-card', message: outcome.message, problems: {}, typed: '' }
}

type Problem = { readonly field: 'lineIds' | 'amount' | 'text'; readonly text: string }

/** Returns a problem that the browser can find before it calls the backend. */
function problemOf(action: OrderAction, form: FormData, typed: string): Problem | null {
  if (action === 'send' && linesOf(form)?.length === 0) return { field: 'lineIds', text: staffOrderMessages.sendNone() }
  if (action === 'cancel-lines' && !linesOf(form)?.length)
    return { field: 'lineIds', text: staffOrderMessages.cancelLinesNone() }
  if (action === 'refund' && amountOf(form, typed) === undefined)
    return { field: 'amount', text: staffOrderMessages.refundInvalid({ amount: String(form.get('most')) }) }
  const wrong = action === 'note' ? noteProblem(typed) : null
  if (wrong === null) return null
  const text = wrong === 'health' ? staffOrderMessages.noteHealth() : staffOrderMessages.noteLength(NOTE_LENGTH)
  return { field: 'text', text }
}

function callOf(client: ShopClient, action: OrderAction, form: FormData, typed: string): Call {
  const params = { id: String(form.get('number')) }
  const body: Action = { key: String(form.get('key')), version: Number(form.get('version')) }
  switch (action) {
    case 'control':
      return client.controlOrder({ params, body })
    case 'grind':
      return client.grindOrder({ params, body })
    case 'ready':
      return client.readyOrder({ params, body })
    case 'collect':
      return client.collectOrder({ params, body: { ...body, code: typed } })
    case 'send-back':
      return client.sendBackOrder({ params, body })
    case 'send':
      return client.sendOrder({ params, body: { ...body, lineIds: linesOf(form), ...trackingOf(form) } })
    case 'pause':
      return client.pauseOrder({ params, body })
    case 'resume':
      return client.resumeOrder({ params, body })
    case 'cancel':
      return client.cancelStaffOrder({ params, body })
    case 'cancel-lines':
      return client.cancelOrderLines({ params, body: { ...body, lineIds: linesOf(form) ?? [] } })
    case 'refund':
      return client.refundOrder({ params, body: { ...body, amount: amountOf(form, typed) ?? null } })
    case 'note':
      return client.noteOrder({ params, body: { ...body, text: typed } })
  }
}

/** Returns the ids of the ticked lines, a lens together with its frame. Undefined where the form offers no choice. */
function linesOf(form: FormData): number[] | undefined {
  if (!form.has('choice')) return undefined
  return form.getAll('lines').flatMap((ids) => String(ids).split(',').map(Number))
}

/** Returns the tracking fields that are not empty. */
function trackingOf(form: FormData): { trackingNumber?: string; trackingUrl?: string } {
  const [trackingNumber, trackingUrl] = TRACKING_FIELDS.map((name) => String(form.get(name) ?? '').trim())
  return { ...(trackingNumber && { trackingNumber }), ...(trackingUrl && { trackingUrl }) }
}

/**
 * Reads an amount in kronor. Returns null for the whole amount left, and undefined for a value that is no valid amount.
 */
function amountOf(form: FormData, typed: string): number | null | undefined {
  const text = typed.replaceAll(/\s|kr/g, '').replace(',', '.')
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(text)) return undefined
  const amount = Number(text)
  if (amount <= 0 || amount > Number(form.get('maximum'))) return undefined
  return amount === Number(form.get('refundable')) ? null : amount
}
