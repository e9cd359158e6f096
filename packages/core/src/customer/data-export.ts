/** An export of a customer's data can be fetched for this long, hours. */
export const DATA_EXPORT_HOURS = 24

/** That an export failed, or that its file is gone, is shown for this long, days. */
export const DATA_EXPORT_SHOWN_DAYS = 7

/** Pauses between tries to make an export, milliseconds; with the last try it is still inside the minute that is promised. */
export const DATA_EXPORT_PAUSES_MS = [2_000, 5_000, 10_000, 20_000] as const

/** How far an export is: not asked for, waiting also for another try, being made, to be fetched, given up, or removed again. */
export const DATA_EXPORT_STATUSES = ['none', 'queued', 'running', 'ready', 'failed', 'expired'] as const
export type DataExportStatus = (typeof DATA_EXPORT_STATUSES)[number]

/** What has happened to an export that was asked for. */
export type DataExportEvents = {
  /** When the try that goes on began. */
  readonly startedAt: Date | null
  readonly failedAt: Date | null
  /** Set when the file is there. */
  readonly expiresAt: Date | null
}

export function dataExportStatus({ startedAt, failedAt, expiresAt }: DataExportEvents, now: Date): DataExportStatus {
  if (failedAt !== null) return 'failed'
  if (expiresAt !== null) return expiresAt > now ? 'ready' : 'expired'
  return startedAt === null ? 'queued' : 'running'
}

/** It will come to its end without anybody asking again. */
export const isExportUnderWay = (status: DataExportStatus): boolean => status === 'queued' || status === 'running'

/** Name of the file that a browser stores. */
export const DATA_EXPORT_FILE = 'mina-data-klarsikt.zip'

/** Vouchers of purchases are stored so long (bokföringslagen 7 kap. 2 §), years. */
export const VOUCHER_YEARS = 7
