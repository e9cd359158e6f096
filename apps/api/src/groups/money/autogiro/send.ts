import { randomBytes } from 'node:crypto'
import { stockholmDate } from '@klarsikt/core/calendar'
import { type AdvisoryLock, type Executor, lockInTransaction } from '@klarsikt/server/database'
import { asc, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { AutogiroPayee } from '../../../providers/autogiro/port.js'
import { writeAutogiroRequest } from '../../../providers/autogiro/write-request.js'
import type { FileExchange } from '../../../providers/file-exchange/exchange-folder.js'
import { claimDebits } from './claim-debits.js'
import { claimCancellations, claimRegistrations } from './claim-mandates.js'
import { autogiroFile } from './tables.js'

/** The advisory lock that lets one process write a file at a time. */
const SEND_LOCK: AdvisoryLock = { id: 7_240_911 }

/** The purpose to which the contents of files are sealed. */
export const AUTOGIRO_FILE = 'autogiro_file.content'

type SendDeps = Pick<Deps, 'database' | 'clock' | 'encryption'>

/**
 * Sends orders to Bankgirot. One transaction claims the orders and writes their file, and the file is delivered
 * afterwards. An interrupted process delivers the same file again and never orders twice.
 */
export async function sendAutogiro(deps: SendDeps, payee: AutogiroPayee, files: FileExchange): Promise<void> {
  await deps.database.transaction((tx) => writeFile(deps, tx, payee))
  await deliverFiles(deps, files)
}

async function writeFile(deps: SendDeps, tx: Executor, payee: AutogiroPayee): Promise<void> {
  await lockInTransaction(tx, SEND_LOCK)
  const now = deps.clock.now()
  const writtenOn = stockholmDate(now)
  const id = `${writtenOn}-${randomBytes(6).toString('hex')}.txt`
  const mandates = await claimRegistrations(deps, tx, id)
  const cancelled = await claimCancellations(tx, id)
  const debits = await claimDebits(deps, tx, id)
  if (mandates.length + cancelled.length + debits.length === 0) return
  const text = writeAutogiroRequest(payee, { writtenOn, mandates, cancelled, debits })
  const content = deps.encryption.encrypt(text, AUTOGIRO_FILE)
  await tx.orm.insert(autogiroFile).values({ id, content, writtenAt: now })
}

/** Delivers the written files, the oldest first, and then erases their contents, because these are personal data. */
async function deliverFiles({ database, clock, encryption }: SendDeps, files: FileExchange): Promise<void> {
  const rows = await database.orm
    .select()
    .from(autogiroFile)
    .where(isNull(autogiroFile.deliveredAt))
    .orderBy(asc(autogiroFile.writtenAt))
  for (const { id, content } of rows) {
    if (content === null) continue
    await files.deliver(id, encryption.decrypt(content, AUTOGIRO_FILE))
    await database.orm
      .update(autogiroFile)
      .set({ content: null, deliveredAt: clock.now() })
      .where(eq(autogiroFile.id, id))
  }
}
