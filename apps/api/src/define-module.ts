import type { SubjectType } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { JobSchedule, Round } from '@klarsikt/server/jobs'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { BaseDeps, Deps } from './context.js'
import type { CustomerData } from './customer-data.js'
import type { Audited } from './groups/platform/audit/audit.js'
import type { LetterTemplate } from './groups/platform/letter/letter-template.js'
import type { Hooks } from './hooks.js'
import type { Implemented } from './http/implement.js'
import type { PaymentSubject } from './payment-subject.js'
import type { BookingProvider } from './providers/booking/port.js'
import type { MailSender } from './providers/mail/port.js'
import type { SmsSender } from './providers/sms/port.js'
import type { Warehouse } from './providers/warehouse/port.js'

/** Outside systems that only background work uses; each is null where it is not configured. */
export type OutsideSystems = {
  /** Without it letters stay in the outbox. */
  readonly mail: MailSender | null
  /** Without it SMS stay in the outbox. */
  readonly sms: SmsSender | null
  /** Packs and sends parcels; without it staff do that by hand. */
  readonly warehouse: Warehouse | null
}

/** The dependencies of background work: those of requests, the outside systems and the letter templates. */
export type WorkDeps = Deps & OutsideSystems & { readonly letters: readonly LetterTemplate[] }

/** Work that runs on a schedule. */
type ModuleJob = {
  readonly name: string
  readonly schedule: JobSchedule
  /** The actions that it audits as `system/<name>`, or the reason why it audits nothing. */
  readonly audits: Audited
  readonly handle: (deps: Deps) => Promise<void>
}

/** The dependencies with every outside system present. */
export type EquippedDeps = WorkDeps & {
  readonly mail: MailSender
  readonly sms: SmsSender
  readonly warehouse: Warehouse
  readonly bookingProvider: BookingProvider
}

type RoundWith<Needed extends 'mail' | 'sms' | 'warehouse' | 'bookingProvider'> = Omit<Round, 'run'> & {
  /** The actions that it audits as `system/<name>`, or the reason why it audits nothing. */
  readonly audits: Audited
  /** Returns how many pieces of work it took. The round repeats until that is 0. */
  readonly run: (deps: WorkDeps & Pick<EquippedDeps, Needed>) => Promise<number>
}

/**
 * Work that regularly looks for what is due. It is left out where the outside system that it needs is not configured.
 */
export type ModuleRound =
  | (RoundWith<never> & { readonly needs?: undefined })
  | (RoundWith<'mail'> & { readonly needs: 'mail' })
  | (RoundWith<'sms'> & { readonly needs: 'sms' })
  | (RoundWith<'warehouse'> & { readonly needs: 'warehouse' })
  | (RoundWith<'bookingProvider'> & { readonly needs: 'bookingProvider' })

/** Deletes personal data that is older than `before`, and returns the number of rows. */
type Forget = (tx: Executor, before: Date, now: Date) => Promise<number>

/** A column of sealed values. Values are bound to the column's name, unless a purpose is given. */
export type SealedPlace = PgColumn | { readonly column: PgColumn; readonly purpose: string }

/**
 * What the system has to know about a module. Each module folder has one in `module.ts`, and `modules.ts` lists them.
 */
export type Module = {
  /** The name of the module's folder. */
  readonly name: string
  readonly endpoints: readonly Implemented[]
  readonly jobs: readonly ModuleJob[]
  readonly rounds: readonly ModuleRound[]
  readonly letters: readonly LetterTemplate[]
  /** What can be paid for. The payment module calls it and knows nothing else about the module. */
  readonly paymentSubject: { readonly type: SubjectType; readonly create: (deps: BaseDeps) => PaymentSubject } | null
  /** What the module stores about customers, with its export and erasure. */
  readonly personalData: readonly CustomerData[]
  /**
   * Deletes personal data that has served its purpose. The key is the id under which the audit records the deletion.
   */
  readonly forget: Readonly<Record<string, Forget>>
  /** Columns of sealed values, so that they can be sealed again under a new key. */
  readonly sealed: readonly SealedPlace[]
  /** What the modules below it set off in this one. */
  readonly hooks: Partial<Hooks>
}

/** Makes a module from a manifest; what the manifest leaves out is empty. */
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
    hooks: {},
    ...manifest,
  }
}
