import { DATA_EXPORT_HOURS, DATA_EXPORT_PAUSES_MS, DATA_EXPORT_SHOWN_DAYS } from '@klarsikt/core/customer'
import * as personalDataMessages from '@klarsikt/core/messages/personal-data'
import type { Executor } from '@klarsikt/server/database'
import { SHOP } from '@klarsikt/shop-config'
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import type { Deps as AllDeps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { type Customer, findCustomer } from '../customer/find-customer.js'
import { sealExport } from './sealed-export.js'
import { dataExport, IS_UNDER_WAY } from './tables.js'

type Deps = Pick<AllDeps, 'database' | 'encryption' | 'clock' | 'log' | 'settings' | 'telemetry' | 'customerData'>
type Row = typeof dataExport.$inferSelect

/** How long an export belongs to the process that makes it, in ms. When that process dies, the next one makes it. */
const LEASE_MS = 30_000
const HOUR_MS = 3_600_000
/** The number of tries before an export is given up. The customer can then request it again. */
const TRIES = DATA_EXPORT_PAUSES_MS.length + 1

/**
 * Makes the waiting exports one after the other. One that fails is tried again after a pause and finally given up; it
 * does not hold up the others. It also deletes expired files. Returns how many it made.
 */
export async function makeExports(deps: Deps): Promise<number> {
  await tidy(deps)
  let made = 0
  for (let row = await takeOne(deps); row; row = await takeOne(deps)) made += (await tryOne(deps, row)) ? 1 : 0
  return made
}

async function tidy({ database: { orm }, clock }: Deps): Promise<void> {
  const now = clock.now()
  const shownSince = new Date(now.getTime() - DATA_EXPORT_SHOWN_DAYS * 24 * HOUR_MS)
  await orm
    .update(dataExport)
    .set({ file: null })
    .where(and(isNotNull(dataExport.file), lte(dataExport.expiresAt, now)))
  await orm.delete(dataExport).where(or(lte(dataExport.expiresAt, shownSince), lte(dataExport.failedAt, shownSince)))
  // The process died during the last try.
  await orm
    .update(dataExport)
    .set({ failedAt: now, startedAt: null })
    .where(and(IS_UNDER_WAY, gte(dataExport.attempts, TRIES), lte(dataExport.nextAt, now)))
}

/** Takes the export that has waited longest. From then on its customer sees that it is being made. */
async function takeOne({ database: { orm }, clock }: Deps): Promise<Row | undefined> {
  const now = clock.now()
  const isDue = or(isNull(dataExport.nextAt), lte(dataExport.nextAt, now))
  const first = orm
    .select({ id: dataExport.id })
    .from(dataExport)
    .where(and(IS_UNDER_WAY, isDue))
    .orderBy(asc(dataExport.requestedAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await orm
    .update(dataExport)
    .set({ attempts: sql`${dataExport.attempts} + 1`, startedAt: now, nextAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(dataExport.id, first))
    .returning()
  return row
}

async function tryOne(deps: Deps, row: Row): Promise<boolean> {
  const { database, clock, log, telemetry } = deps
  try {
    const isMade = await database.transaction((tx) => makeOne(deps, tx, row))
    if (isMade) telemetry.count('klarsikt.data_exports', { outcome: 'made' })
    return isMade
  } catch (error) {
    const pause = DATA_EXPORT_PAUSES_MS[row.attempts - 1]
    const now = clock.now()
    log.error({ err: error, export: row.id, attempts: row.attempts }, 'an export could not be made')
    telemetry.count('klarsikt.data_exports', { outcome: pause === undefined ? 'failed' : 'postponed' })
    await database.orm
      .update(dataExport)
      .set({
        startedAt: null,
        nextAt: new Date(now.getTime() + (pause ?? 0)),
        failedAt: pause === undefined ? now : null,
      })
      .where(and(eq(dataExport.id, row.id), IS_UNDER_WAY))
    return false
  }
}

/** Makes an export. Returns false when the account was erased or another process was faster. */
async function makeOne(deps: Deps, tx: Executor, { id, customerId }: Row): Promise<boolean> {
  const customer = await findCustomer(tx, deps.encryption, customerId)
  if (!customer) return false
  const now = deps.clock.now()
  const file = sealExport(deps.encryption, await zipOf(deps, tx, customer))
  const expiresAt = new Date(now.getTime() + DATA_EXPORT_HOURS * HOUR_MS)
  const { rowCount } = await tx.orm
    .update(dataExport)
    .set({ file, expiresAt })
    .where(and(eq(dataExport.id, id), IS_UNDER_WAY))
  if (rowCount !== 1) return false
  await audit(tx, now, { action: 'customer.export-made', subject: 'customer', id: customer.id })
  return true
}

/** Builds the ZIP: a JSON file for each feature, the signed documents, and a text that describes each file. */
async function zipOf(deps: Deps, tx: Executor, customer: Customer): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {}
  const documentLines: string[] = []
  for (const { file, read, readFiles } of deps.customerData) {
    files[`${file}.json`] = strToU8(`${JSON.stringify(await read(deps, tx, customer), null, 2)}\n`)
    for (const { name, title, bytes } of (await readFiles?.(deps, tx, customer)) ?? []) {
      const path = `dokument/${name}`
      files[path] = bytes
      documentLines.push(personalDataMessages.exportDocument({ path, title }))
    }
  }
  return zipSync({ 'LAS-MIG.txt': strToU8(readMe(documentLines)), ...files }, { mtime: deps.clock.now() })
}

function readMe(documentLines: readonly string[]): string {
  const files = personalDataMessages.exportReadMe({ brand: SHOP.brand.name })
  return documentLines.length === 0
    ? files
    : [files, personalDataMessages.exportDocuments(), ...documentLines, ''].join('\n')
}
