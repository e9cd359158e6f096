/** Hours that a customer can download the export of their data. */
export const DATA_EXPORT_HOURS = 24

/** Days that the page shows that an export failed or that its file was removed. */
export const DATA_EXPORT_SHOWN_DAYS = 7

/** Pauses in milliseconds between attempts. Their sum stays within the minute that the page promises. */
export const DATA_EXPORT_PAUSES_MS = [2_000, 5_000, 10_000, 20_000] as const

/** States of an export. `queued` may also wait for another attempt; `expired` means the file was removed. */
export const DATA_EXPORT_STATUSES = ['none', 'queued', 'running', 'ready', 'failed', 'expired'] as const
export type DataExportStatus = (typeof DATA_EXPORT_STATUSES)[number]

/** The events of a requested export that decide its status. */
export type DataExportEvents = {
  /** When the running attempt began. */
  readonly startedAt: Date | null
  readonly failedAt: Date | null
  /** Set once the file exists. */
  readonly expiresAt: Date | null
}

export function dataExportStatus({ startedAt, failedAt, expiresAt }: DataExportEvents, now: Date): DataExportStatus {
  if (failedAt !== null) return 'failed'
  if (expiresAt !== null) return expiresAt > now ? 'ready' : 'expired'
  return startedAt === null ? 'queued' : 'running'
}

/** Tells whether an export will end without another request. */
export const isExportUnderWay = (status: DataExportStatus): boolean => status === 'queued' || status === 'running'

export const dataExportFile = (brandSlug: string): string => `mina-data-${brandSlug}.zip`
