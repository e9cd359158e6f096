import { randomBytes } from 'node:crypto'
import { stockholmDate } from '@klarsikt/core/calendar'
import { type AdvisoryLock, type Executor, lockInTransaction } from '@klarsikt/server/database'
import { asc, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { EInvoiceSettings } from '../../../providers/e-invoice/settings.js'
import { writeEInvoiceOrder } from '../../../providers/e-invoice/write-order.js'
import type { FileExchange } from '../../../providers/file-exchange/exchange-folder.js'
import { claimDeliveries } from './claim-deliveries.js'
import { claimEnds, claimRegistrations } from './claim-recipients.js'
import { eInvoiceFile } from './tables.js'

/** The advisory lock that lets one process write a file at a time. */
const SEND_LOCK: AdvisoryLock = { id: 7_240_915 }

/** The purpose to which the contents of files are sealed. */
export const E_INVOICE_FILE = 'e_invoice_file.content'

type SendDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>

/**
 * Sends registrations and invoices to the operator. One transaction claims them and writes their file, and the file is
 * delivered afterwards. An interrupted process delivers the same file again and never sends an invoice twice.
 */
export async function sendEInvoices(deps: SendDeps, settings: EInvoiceSettings, files: FileExchange): Promise<void> {
  await deps.database.transaction((tx) => writeFile(deps, tx, settings))
  await deliverFiles(deps, files)
}

async function writeFile(deps: SendDeps, tx: Executor, settings: EInvoiceSettings): Promise<void> {
  await lockInTransaction(tx, SEND_LOCK)
  const now = deps.clock.now()
  const writtenOn = stockholmDate(now)
  const id = `${writtenOn}-${randomBytes(6).toString('hex')}`
  const registrations = await claimRegistrations(deps, tx, id)
  const ended = await claimEnds(tx)
  const invoices = await claimDeliveries(deps, tx, id)
  if (registrations.length + ended.length + invoices.length === 0) return
  const text = writeEInvoiceOrder(settings, { id, writtenOn, registrations, ended, invoices })
  const content = deps.encryption.encrypt(text, E_INVOICE_FILE)
  await tx.orm.insert(eInvoiceFile).values({ id, content, writtenAt: now })
}

/** Delivers the written files, the oldest first, and then erases their contents, because these are personal data. */
async function deliverFiles({ database, clock, encryption }: SendDeps, files: FileExchange): Promise<void> {
  const rows = await database.orm
    .select()
    .from(eInvoiceFile)
    .where(isNull(eInvoiceFile.deliveredAt))
    .orderBy(asc(eInvoiceFile.writtenAt))
  for (const { id, content } of rows) {
    if (content === null) continue
    await files.deliver(`${id}.xml`, encryption.decrypt(content, E_INVOICE_FILE))
    await database.orm
      .update(eInvoiceFile)
      .set({ content: null, deliveredAt: clock.now() })
      .where(eq(eInvoiceFile.id, id))
  }
}
