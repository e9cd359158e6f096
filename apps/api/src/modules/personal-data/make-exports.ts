import { DATA_EXPORT_HOURS } from '@klarsikt/core/customer'
import * as personalDataMessages from '@klarsikt/core/messages/personal-data'
import type { Executor } from '@klarsikt/server/database'
import { asc, eq, isNull, lte } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import type { BaseDeps } from '../../context.js'
import { audit } from '../audit/audit.js'
import type { CustomerDataDeps } from '../customer/customer-data.js'
import { type Customer, findCustomer } from '../customer/find-customer.js'
import { CUSTOMER_DATA } from './registry.js'
import { sealExport } from './sealed-export.js'
import { dataExport } from './tables.js'

type Deps = Pick<BaseDeps, 'database' | 'encryption' | 'clock'>

/**
 * Makes the exports that wait, one after the other, and removes those whose time is over. Killed, it makes them again.
 * Answers of how many it made.
 */
export async function makeExports({ database, encryption, clock }: Deps): Promise<number> {
  await database.orm.delete(dataExport).where(lte(dataExport.expiresAt, clock.now()))
  let made = 0
  while (await database.transaction((tx) => makeOne({ encryption, clock }, tx))) made += 1
  return made
}

async function makeOne(deps: CustomerDataDeps, tx: Executor): Promise<boolean> {
  const [waiting] = await tx.orm
    .select()
    .from(dataExport)
    .where(isNull(dataExport.file))
    .orderBy(asc(dataExport.requestedAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const customer = waiting && (await findCustomer(tx, deps.encryption, waiting.customerId))
  if (!customer) return false
  const now = deps.clock.now()
  const file = sealExport(deps.encryption, await zipOf(deps, tx, customer))
  const expiresAt = new Date(now.getTime() + DATA_EXPORT_HOURS * 3_600_000)
  await tx.orm.update(dataExport).set({ file, expiresAt }).where(eq(dataExport.id, waiting.id))
  await audit(tx, now, { action: 'customer.export-made', subject: 'customer', id: customer.id })
  return true
}

/** One JSON file for each feature, and a text that says what they are. */
async function zipOf(deps: CustomerDataDeps, tx: Executor, customer: Customer): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = { 'LAS-MIG.txt': strToU8(personalDataMessages.exportReadMe()) }
  for (const { file, read } of CUSTOMER_DATA)
    files[`${file}.json`] = strToU8(`${JSON.stringify(await read(deps, tx, customer), null, 2)}\n`)
  return zipSync(files, { mtime: deps.clock.now() })
}
