import { randomBytes } from 'node:crypto'
import { stockholmDate } from '@klarsikt/core/calendar'
import { type Executor, lockInTransaction } from '@klarsikt/server/database'
import { asc, eq, getTableName, isNull } from 'drizzle-orm'
import type { FileExchange } from '../../../providers/file-exchange/exchange-folder.js'
import type { InboxSettings } from '../../../providers/file-exchange/inbox.js'
import type { ExchangeFileTable } from './columns.js'
import type { ExchangeDeps, FileFormat, Orders } from './format.js'

type Sending<Settings extends InboxSettings, Claimed extends Orders> = {
  readonly format: Pick<FileFormat<Settings, Claimed, never>, 'claim' | 'lock' | 'table' | 'write'>
  readonly settings: Settings
}

/**
 * Sends orders to the other party. One transaction claims the orders and writes their file, and the file is delivered
 * afterwards. An interrupted process delivers the same file again and never orders twice.
 */
export async function sendOrders<Settings extends InboxSettings, Claimed extends Orders>(
  deps: ExchangeDeps,
  files: FileExchange,
  sending: Sending<Settings, Claimed>,
): Promise<void> {
  await deps.database.transaction((tx) => writeFile(deps, tx, sending))
  await deliverFiles(deps, files, sending.format.table)
}

async function writeFile<Settings extends InboxSettings, Claimed extends Orders>(
  deps: ExchangeDeps,
  tx: Executor,
  { format: { claim, lock, table, write }, settings }: Sending<Settings, Claimed>,
): Promise<void> {
  await lockInTransaction(tx, lock)
  const now = deps.clock.now()
  const writtenOn = stockholmDate(now)
  const id = `${writtenOn}-${randomBytes(6).toString('hex')}`
  const orders = await claim(deps, tx, id)
  if (Object.values(orders).every((those) => those.length === 0)) return
  const content = deps.encryption.encrypt(write(settings, { ...orders, id, writtenOn }), purposeOf(table))
  await tx.orm.insert(table).values({ id, content, writtenAt: now })
}

/** Delivers the written files, the oldest first, and then erases their contents, because these are personal data. */
async function deliverFiles(
  { database, clock, encryption }: ExchangeDeps,
  files: FileExchange,
  table: ExchangeFileTable,
): Promise<void> {
  const rows = await database.orm.select().from(table).where(isNull(table.deliveredAt)).orderBy(asc(table.writtenAt))
  for (const { id, content } of rows) {
    if (content === null) continue
    await files.deliver(id, encryption.decrypt(content, purposeOf(table)))
    await database.orm.update(table).set({ content: null, deliveredAt: clock.now() }).where(eq(table.id, id))
  }
}

/** The purpose to which the contents of files are sealed. */
const purposeOf = (table: ExchangeFileTable): string => `${getTableName(table)}.${table.content.name}`
