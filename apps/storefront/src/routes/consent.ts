import { redirect } from 'react-router'
import { ANSWER_COOKIE } from '../features/consent/answer-cookie.js'
import { chooseConsent } from '../features/consent/choose-consent.js'
import { sendConsent } from '../features/consent/send-consent.js'
import type { Route } from './+types/consent.js'

/**
 * The answer of who has no session yet. A form sent before the code was there leads back to its page, which asks again where
 * it could not be recorded; a call of the page gets no content.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { data: outcome } = await chooseConsent(context.visitor(), await request.formData())
  const headers: HeadersInit = outcome.ok ? { 'Set-Cookie': ANSWER_COOKIE } : {}
  if (request.headers.get('accept') === 'application/json')
    return new Response(null, { status: outcome.ok ? 204 : 503, headers })
  return redirect(pageBefore(request), { headers })
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return sendConsent(await request.formData())
}

/** The page of this site that the form stood on; pages with a secret address send no referer. */
function pageBefore({ url, headers }: Request): string {
  const referer = URL.parse(headers.get('referer') ?? '')
  // A path with two slashes at its start would be another site.
  const isOwn = referer?.host === new URL(url).host && !referer.pathname.startsWith('//')
  return isOwn ? referer.pathname + referer.search : '/'
}
