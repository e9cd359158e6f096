import type { ShopClient } from '@klarsikt/contract/client'
import * as returnErrorMessages from '@klarsikt/core/messages/return-error'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { lineFields, readChosen } from './return-form.js'

/** The result of a button on the page. */
export type ReturnAnswer =
  | { readonly step: 'registered'; readonly returnId: string; readonly labelUrl: string | null }
  | { readonly step: 'cancelled'; readonly returnId: string }
  | { readonly step: 'failed'; readonly message: string }

/** Registers a return of the chosen goods, or cancels a return. The pressed button decides which. */
export async function changeReturn(client: ShopClient, form: FormData): Promise<ReturnAnswer> {
  const orderId = String(form.get('orderId'))
  const page = encodedHref('account-order-return', { orderId })
  if (form.get('intent') === 'cancel') {
    const returnId = String(form.get('returnId'))
    const outcome = await outcomeOrLogin(client.cancelReturn({ params: { returnId } }), page)
    return outcome.ok ? { step: 'cancelled', returnId } : { step: 'failed', message: outcome.message }
  }
  const lines = readChosen(form)
  if (lines.length === 0) return { step: 'failed', message: returnErrorMessages.empty() }
  const outcome = await outcomeOrLogin(client.registerReturn({ params: { orderId }, body: { lines } }), page, {
    sent: form,
    form: 'return',
    fields: lineFields(form),
  })
  if (!outcome.ok) return { step: 'failed', message: outcome.message }
  const { returnId, labelUrl } = outcome.value.data
  return { step: 'registered', returnId, labelUrl }
}
