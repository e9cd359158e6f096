import type { ExamTypeId } from '@klarsikt/core/booking'
import type { PlainDate } from '@klarsikt/core/calendar'
import type { DeliveryMethod } from '@klarsikt/core/delivery'
import type { SubscriptionInterval } from '@klarsikt/core/lens-subscription'
import type { Eye } from '@klarsikt/core/prescription'
import type { Seller } from '@klarsikt/core/staff'
import type { Clock } from '@klarsikt/server/clock'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { Catalogue } from './groups/catalogue/catalogue/catalogue.js'
import type { ApiSettings } from './settings.js'

type HookDeps = {
  readonly encryption: Encryption
  readonly clock: Clock
  readonly settings: ApiSettings
  readonly catalogue: Catalogue
}

/** The subscriptions that an order bought. */
export type BoughtSubscriptions = {
  readonly orderNumber: string
  readonly customerId: string
  /** The means of payment for the future deliveries. */
  readonly savedPaymentId: string
  readonly buyer: {
    readonly firstName: string
    readonly email: string
    readonly street: string
    readonly postalCode: string
    readonly city: string
  }
  readonly deliveryMethod: DeliveryMethod
  readonly seller: Seller | null
  readonly lines: readonly {
    readonly interval: SubscriptionInterval
    readonly skuId: string
    readonly articleId: number
    readonly quantity: number
    readonly eyes: readonly Eye[]
    /** The price of a piece that the customer has agreed to, in öre. */
    readonly agreed: number
  }[]
}

/** The kind of exam that a subscription includes once a year. */
export type IncludedExamSource = {
  readonly examType: ExamTypeId
  /** Whether a subscription of the customer includes the exam on a day. */
  readonly includes: (executor: Executor, customerId: string, day: PlainDate) => Promise<boolean>
  /** Locks the customer's subscriptions, so that of two bookings at once the second waits for the first. */
  readonly lock: (tx: Executor, customerId: string) => Promise<void>
}

/** What lower modules set off in modules above them. A module gives its part in its manifest. */
export type Hooks = {
  /** Gives a customer what was ordered as a guest with an e-mail address that is now proven to be the customer's. */
  readonly claimByEmail: (
    deps: HookDeps,
    tx: Executor,
    proven: { readonly customerId: string; readonly email: string },
  ) => Promise<void>
  /** Merges the cart of a visit with the cart of the customer who logs in, and returns the resulting cart. */
  readonly joinCarts: (
    deps: HookDeps,
    tx: Executor,
    joined: { readonly customer: { readonly id: string; readonly cartId: string | null }; readonly gathered: string },
  ) => Promise<string>
  /** Lets the session that a log-in begins go on with what the visit before it had begun. */
  readonly carryVisit: (tx: Executor, digests: { readonly from: string; readonly to: string }) => Promise<void>
  /** Starts the subscriptions of an order, in the transaction that places the order. */
  readonly beginSubscriptions: (deps: HookDeps, tx: Executor, bought: BoughtSubscriptions) => Promise<void>
  readonly includedExams: readonly IncludedExamSource[]
}

/** Joins the hooks of all modules. It throws unless each has exactly one module, because a call would be lost. */
export function joinHooks(modules: readonly { readonly hooks: Partial<Hooks> }[]): Hooks {
  const only = <Name extends Exclude<keyof Hooks, 'includedExams'>>(name: Name): Hooks[Name] => {
    const [found, ...others] = modules.flatMap(({ hooks }) => hooks[name] ?? [])
    if (!found || others.length > 0) throw new Error(`Of all modules exactly one must have the hook ${name}`)
    return found
  }
  return {
    claimByEmail: only('claimByEmail'),
    joinCarts: only('joinCarts'),
    carryVisit: only('carryVisit'),
    beginSubscriptions: only('beginSubscriptions'),
    includedExams: modules.flatMap(({ hooks }) => hooks.includedExams ?? []),
  }
}
