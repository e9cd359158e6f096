import { randomBytes } from 'node:crypto'
import { stockholmDate } from '@klarsikt/core/calendar'
import { type AdvisoryLock, type Executor, lockInTransaction } from '@klarsikt/server/database'
import { asc, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { CollectionSettings } from '../../../providers/collection/settings.js'
import { writeCollectionOrder } from '../../../providers/collection/write-order.js'
import type { FileExchange } from '../../../providers/file-exchange/exchange-folder.js'
import { claimEntries } from './claim-entries.js'
import { collectionFile } from './tables.js'

/** The advisory lock that lets one process write a file at a time. */
const SEND_LOCK: AdvisoryLock = { id: 7_240_914 }

/** The purpose to which the contents of files are sealed. */
export const COLLECTION_FILE = 'collection_file.content'

type SendDeps = Pick<Deps, 'database' | 'clock' | 'encryption'>

/**
 * Sends claims and changes to the agency. One transaction claims the entries and writes their file, and the file is
 * delivered afterwards. An interrupted process delivers the same file again and never claims twice.
 */
export async function sendCollection(deps: SendDeps, settings: CollectionSettings, files: FileExchange): Promise<void> {
  await deps.database.transaction((tx) => writeFile(deps, tx, settings))
  await deliverFiles(deps, files)
}

async function writeFile(deps: SendDeps, tx: Executor, { client }: CollectionSettings): Promise<void> {
  await lockInTransaction(tx, SEND_LOCK)
  const now = deps.clock.now()
  const writtenOn = stockholmDate(now)
  const id = `${writtenOn}-${randomBytes(6).toString('hex')}`
  const entries = await claimEntries(deps, tx, id)
  if (entries.claims.length + entries.changes.length === 0) return
  const text = writeCollectionOrder({ id, client, writtenOn, ...entries })
  const content = deps.encryption.encrypt(text, COLLECTION_FILE)
  await tx.orm.insert(collectionFile).values({ id, content, writtenAt: now })
}

/** Delivers the written files, the oldest first, and then erases their contents, because these are personal data. */
async function deliverFiles({ database, clock, encryption }: SendDeps, files: FileExchange): Promise<void> {
  const rows = await database.orm
    .select()
    .from(collectionFile)
    .where(isNull(collectionFile.deliveredAt))
    .orderBy(asc(collectionFile.writtenAt))
  for (const { id, content } of rows) {
    if (content === null) continue
    await files.deliver(`${id}.xml`, encryption.decrypt(content, COLLECTION_FILE))
    await database.orm
      .update(collectionFile)
      .set({ content: null, deliveredAt: clock.now() })
      .where(eq(collectionFile.id, id))
  }
}
