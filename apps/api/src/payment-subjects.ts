import { SUBJECT_TYPES } from '@klarsikt/core/payment'
import type { BaseDeps } from './context.js'
import type { Module } from './define-module.js'
import { modules as shopModules } from './modules.js'
import type { PaymentSubjects } from './payment-subject.js'

/**
 * Collects the payment subjects of all modules. It throws unless each type has exactly one module, because a payment
 * without its subject could not be settled.
 */
export function paymentSubjects(deps: BaseDeps, modules: readonly Module[] = shopModules): PaymentSubjects {
  const subjects = SUBJECT_TYPES.map((type) => {
    const [found, ...others] = modules.flatMap(({ paymentSubject }) =>
      paymentSubject?.type === type ? [paymentSubject] : [],
    )
    if (!found || others.length > 0) throw new Error(`Of all modules exactly one must have the payment subject ${type}`)
    return [type, found.create(deps)] as const
  })
  return Object.fromEntries(subjects) as PaymentSubjects
}
