import { redirect } from 'react-router'
import { ANSWER_COOKIE } from '../features/consent/answer-cookie.js'
import { chooseConsent } from '../features/consent/choose-consent.js'
import { sendConsent } from '../features/consent/send-consent.js'
import type { Route } from './+types/consent.js'

/**
 * Stores the answer of a visitor without a session. A form that was sent before the scripts loaded redirects to its
 * page, which asks again if the answer could not be stored. A call by script gets no content.
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

/**
 * Returns the page of this site with the form. Pages with a secret address send no referrer, so it is the home page
 * then.
 */
function pageBefore({ url, headers }: Request): string {
  const referer = URL.parse(headers.get('referer') ?? '')
  // A path that starts with two slashes would lead to another site.
  const isOwn = referer?.host === new URL(url).host && !referer.pathname.startsWith('//')
  return isOwn ? referer.pathname + referer.search : '/'
}
