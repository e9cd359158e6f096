import { redirect } from 'react-router'
import { ANSWER_COOKIE } from '../features/consent/answer-cookie.js'
import { chooseConsent } from '../features/consent/choose-consent.js'
import { storeAction } from '../lib/store-action.js'
import type { Route } from './+types/consent.js'

/** An answer that was given before the code was there: back to the page, which asks again where it could not be recorded. */
export async function action({ request, context }: Route.ActionArgs) {
  const { data: outcome } = await chooseConsent(context.visitor(), await request.formData())
  return redirect(pageBefore(request), { headers: outcome.ok ? { 'Set-Cookie': ANSWER_COOKIE } : {} })
}

export const clientAction = storeAction(chooseConsent)

/** The page of this site that the form stood on; pages with a secret address send no referer. */
function pageBefore({ url, headers }: Request): string {
  const referer = URL.parse(headers.get('referer') ?? '')
  // A path with two slashes at its start would be another site.
  const isOwn = referer?.host === new URL(url).host && !referer.pathname.startsWith('//')
  return isOwn ? referer.pathname + referer.search : '/'
}
