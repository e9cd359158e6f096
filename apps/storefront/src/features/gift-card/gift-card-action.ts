import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import { errorMessages } from '@klarsikt/core/messages'
import { type CardAnswer, refusedCard, typedProblems } from './card-answer.js'

/** The lookup for a browser without script: the same call, made by the server. */
export async function giftCardAction(client: ShopClient, request: Request): Promise<CardAnswer> {
  const form = await request.formData()
  const typed = { number: String(form.get('number') ?? ''), pin: String(form.get('pin') ?? '') }
  const problems = typedProblems(typed)
  if (Object.keys(problems).length > 0) return { ok: false, fields: problems, message: null }
  try {
    const shopper = await client.getShopper()
    if (isFailure(shopper)) return refusedCard(shopper.error)
    const answer = await client.lookupGiftCard({ body: typed }, { headers: { 'CSRF-TOKEN': shopper.token } })
    return isFailure(answer) ? refusedCard(answer.error) : { ok: true, card: answer.data }
  } catch {
    return { ok: false, fields: {}, message: errorMessages['error.generic'] }
  }
}
