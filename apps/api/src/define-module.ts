import type { SubjectType } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { JobSchedule, Round } from '@klarsikt/server/jobs'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { BaseDeps, Deps } from './context.js'
import type { CustomerData } from './customer-data.js'
import type { Implemented } from './http/implement.js'
import type { Audited } from './modules/audit/audit.js'
import type { LetterTemplate } from './modules/outbox/letter-template.js'
import type { PaymentSubject } from './payment-subject.js'
import type { BookingProvider } from './providers/booking/port.js'
import type { MailSender } from './providers/mail/port.js'
import type { SmsSender } from './providers/sms/port.js'
import type { Warehouse } from './providers/warehouse/port.js'

/** Outside systems that only work in the background speaks to; null where none is configured. */
export type OutsideSystems = {
  /** Letters wait without it. */
  readonly mail: MailSender | null
  /** SMS wait without it. */
  readonly sms: SmsSender | null
  /** Who packs and sends; without it staff do that by hand. */
  readonly warehouse: Warehouse | null
}

/** What work in the background may use: the same as calls, and besides it what is sent and by whom. */
export type WorkDeps = Deps & OutsideSystems & { readonly letters: readonly LetterTemplate[] }

/** Work by the clock. */
type ModuleJob = {
  readonly name: string
  readonly schedule: JobSchedule
  /** What it writes into the audit, as `system/<name>`, or why it writes nothing. */
  readonly audits: Audited
  readonly handle: (deps: Deps) => Promise<void>
}

/** The same where every outside system is there. */
export type EquippedDeps = WorkDeps & {
  readonly mail: MailSender
  readonly sms: SmsSender
  readonly warehouse: Warehouse
  readonly bookingProvider: BookingProvider
}

type RoundWith<Needed extends 'mail' | 'sms' | 'warehouse' | 'bookingProvider'> = Omit<Round, 'run'> & {
  /** What it writes into the audit, as `system/<name>`, or why it writes nothing. */
  readonly audits: Audited
  /** Answers how many pieces were taken; while that is more than none, the round goes on. */
  readonly run: (deps: WorkDeps & Pick<EquippedDeps, Needed>) => Promise<number>
}

/** Work that looks again and again for what is due. One that needs an outside system is left out where there is none. */
export type ModuleRound =
  | (RoundWith<never> & { readonly needs?: undefined })
  | (RoundWith<'mail'> & { readonly needs: 'mail' })
  | (RoundWith<'sms'> & { readonly needs: 'sms' })
  | (RoundWith<'warehouse'> & { readonly needs: 'warehouse' })
  | (RoundWith<'bookingProvider'> & { readonly needs: 'bookingProvider' })

/** Forgets what is older than an instant, and answers of how many. */
type Forget = (tx: Executor, before: Date, now: Date) => Promise<number>

/** A column of sealed values. What they are bound to is its name, unless another is said. */
export type SealedPlace = PgColumn | { readonly column: PgColumn; readonly purpose: string }

/** What the system has to know of a module. It stands in `module.ts` of its folder, and `modules.ts` lists them. */
export type Module = {
  /** The name of its folder. */
  readonly name: string
  readonly endpoints: readonly Implemented[]
  readonly jobs: readonly ModuleJob[]
  readonly rounds: readonly ModuleRound[]
  readonly letters: readonly LetterTemplate[]
  /** What can be paid for. The kernel of payments calls it and knows nothing else of the module. */
  readonly paymentSubject: { readonly type: SubjectType; readonly create: (deps: BaseDeps) => PaymentSubject } | null
  /** What it stores about customers: how that is handed out and erased. */
  readonly personalData: readonly CustomerData[]
  /** Personal data that has served its purpose, by the id under which the audit tells that it is gone. */
  readonly forget: Readonly<Record<string, Forget>>
  /** Columns of sealed values, so that they can be sealed with another key. */
  readonly sealed: readonly SealedPlace[]
}

/** Fills in what a module has none of. */
export function defineModule(manifest: Pick<Module, 'name'> & Partial<Module>): Module {
  return {
    endpoints: [],
    jobs: [],
    rounds: [],
    letters: [],
    paymentSubject: null,
    personalData: [],
    forget: {},
    sealed: [],
    ...manifest,
  }
}
