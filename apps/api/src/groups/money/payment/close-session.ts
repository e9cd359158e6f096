import type { Deps } from '../../../context.js'
import type { Submission } from './submissions.js'

/**
 * Closes the provider's page of a payment that was given up. This may fail, because a later approval would be given
 * back anyway.
 */
export async function closeSession(deps: Deps, { payment }: Submission): Promise<void> {
  if (!payment.session || !payment.page || !payment.redirectUrl) return
  const provider = deps.payments.byName(payment.provider)
  const closed = await provider?.closeSession({
    session: payment.session,
    page: payment.page,
    redirectUrl: payment.redirectUrl,
  })
  if (closed && !closed.ok) deps.log.debug({ failure: closed.error }, 'a payment page could not be closed')
}
