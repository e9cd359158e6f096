import type { ShopClient } from '@klarsikt/contract/client'
import { type FormResult, outcomeOf, refusedForm } from '@klarsikt/forms'
import { needsIn, readStrengths, strengthRefusal } from '@klarsikt/page-kit/parts'
import { readPhoto } from './read-photo.js'

/** The result of a form of the page. */
export type SendPrescriptionAnswer =
  | { readonly step: 'sent' | 'typed' | 'cancelled' }
  | { readonly step: 'photo'; readonly position: number; readonly problem: string }
  | { readonly step: 'form'; readonly position: number; readonly form: FormResult }
  | { readonly step: 'failed'; readonly message: string }

/** Sends a photo, saves typed strengths, or cancels the order. The form that was sent decides which. */
export async function sendPrescription(client: ShopClient, form: FormData): Promise<SendPrescriptionAnswer> {
  const link = { order: String(form.get('order')), key: String(form.get('key')) }
  const position = Number(form.get('position'))
  switch (form.get('intent')) {
    case 'photo':
      return sendPhoto(client, form, { ...link, position })
    case 'cancel': {
      const outcome = await outcomeOf(client.cancelAwaitedOrder({ body: link }))
      return outcome.ok ? { step: 'cancelled' } : { step: 'failed', message: outcome.message }
    }
    default:
      return enter(client, form, { ...link, position })
  }
}

interface Pair {
  readonly order: string
  readonly key: string
  readonly position: number
}

async function sendPhoto(client: ShopClient, form: FormData, pair: Pair): Promise<SendPrescriptionAnswer> {
  const { position } = pair
  const file = await readPhoto(form)
  if (!file.ok) return { step: 'photo', position, problem: file.error }
  const outcome = await outcomeOf(client.sendPrescriptionPhoto({ body: { ...pair, file: file.value } }))
  if (outcome.ok) return { step: 'sent' }
  return { step: 'photo', position, problem: outcome.fields['file'] ?? outcome.message }
}

async function enter(client: ShopClient, form: FormData, pair: Pair): Promise<SendPrescriptionAnswer> {
  const { position } = pair
  const submission = readStrengths(needsIn(form))(form)
  if (submission.status !== 'success') return { step: 'form', position, form: submission.reply() }
  const outcome = await outcomeOf(client.typeAwaitedPrescription({ body: { ...pair, prescription: submission.value } }))
  if (outcome.ok) return { step: 'typed' }
  return { step: 'form', position, form: refusedForm(submission, strengthRefusal(outcome)) }
}
