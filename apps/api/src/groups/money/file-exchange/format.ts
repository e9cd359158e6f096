import type { PlainDate } from '@klarsikt/core/calendar'
import type { Result } from '@klarsikt/core/lib'
import type { AdvisoryLock, Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import type { ExchangeOptions } from '../../../providers/file-exchange/exchange-folder.js'
import type { InboxSettings } from '../../../providers/file-exchange/inbox.js'
import type { ApiSettings } from '../../../settings.js'
import type { ExchangeFileTable } from './columns.js'

export type ExchangeDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'log' | 'telemetry' | 'settings'>

/** What a file orders, by kind. A file without any is not written. */
export type Orders = Readonly<Record<string, readonly unknown[]>>

/** The parts of a file that staff must look at, by reason. */
export type Doubts = Readonly<Record<string, readonly string[]>>

/** What differs between the parties with which the shop exchanges files. */
export type FileFormat<Settings extends InboxSettings, Claimed extends Orders, Report> = {
  readonly name: 'autogiro' | 'collection' | 'e-invoice'
  readonly folder: ExchangeOptions
  readonly table: ExchangeFileTable
  /** Lets one process write a file at a time. */
  readonly lock: AdvisoryLock
  /** The settings of this exchange; null or undefined where the shop has no agreement. */
  settingsOf(settings: ApiSettings): Settings | null | undefined
  /** Prepares what can be claimed, after the reports and before the next file. Returns how much it did. */
  prepare?(deps: ExchangeDeps): Promise<number>
  /** Claims what the file sends, in the transaction that stores the file. */
  claim(deps: ExchangeDeps, tx: Executor, file: string): Promise<Claimed>
  write(settings: Settings, order: Claimed & { readonly id: string; readonly writtenOn: PlainDate }): string
  /** Reads a report as a whole, or says why it is refused. */
  read(text: string, settings: Settings): Result<Report, string>
  /** Applies a report. Each answer is one transaction and can be repeated, so a report can be read several times. */
  apply(
    deps: ExchangeDeps,
    report: Report,
    from: { readonly settings: Settings; readonly file: string },
  ): Promise<Doubts>
}
