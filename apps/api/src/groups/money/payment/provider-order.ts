import type { Deps } from '../../../context.js'
import type { ProviderOrder } from '../../../providers/payment/port.js'
import type { Submission } from './submissions.js'

/** The provider's order for a payment, as the subject describes it. */
export function providerOrder({ subjects }: Pick<Deps, 'subjects'>, submission: Submission): ProviderOrder {
  const { id: paymentId, orderNumber, subject } = submission
  return { paymentId, orderNumber, ...subjects[subject.type].describe(submission) }
}
