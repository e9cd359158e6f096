import { randomUUID } from 'node:crypto'
import { shopRoutes } from '@klarsikt/contract/shop'
import type { DataExport } from '@klarsikt/contract/shop/types'
import { dataExportStatus } from '@klarsikt/core/customer'
import { isRecentLogin } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq, gt } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { audit } from '../../platform/index.js'
import { findCustomer } from '../customer/find-customer.js'
import { openExport } from './sealed-export.js'
import { dataExport, IS_UNDER_WAY } from './tables.js'

const NONE = { status: 'none', requestedAt: null, expiresAt: null, path: null } as const

/** Describes the state of a customer's export, and whether the log-in is recent enough to request or download one. */
export async function describeExport(
  { database, clock, session }: Pick<SessionCtx, 'database' | 'clock' | 'session'>,
  customerId: string,
): Promise<DataExport> {
  const now = clock.now()
  const [row] = await database.orm.select().from(dataExport).where(eq(dataExport.customerId, customerId))
  const isRecent = isRecentLogin(session.authenticatedAt, now)
  if (!row) return { ...NONE, isRecentLogin: isRecent }
  const status = dataExportStatus(row, now)
  return {
    status,
    requestedAt: row.requestedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    path: status === 'ready' ? shopRoutes.downloadDataExport.path : null,
    isRecentLogin: isRecent,
  }
}

/**
 * Requests an export. One that is being made already is kept; otherwise a new one is made. The log-in must be recent.
 */
export async function requestExport(ctx: SessionCtx, customerId: string): Promise<Result<DataExport, Refusal>> {
  const now = ctx.clock.now()
  if (!isRecentLogin(ctx.session.authenticatedAt, now)) return err('login.step-up-required')
  const found = await ctx.database.transaction(async (tx) => {
    if (!(await findCustomer(tx, ctx.encryption, customerId, { lock: true }))) return false
    if ((await tx.orm.$count(dataExport, and(eq(dataExport.customerId, customerId), IS_UNDER_WAY))) > 0) return true
    await tx.orm.delete(dataExport).where(eq(dataExport.customerId, customerId))
    await tx.orm.insert(dataExport).values({ id: randomUUID(), customerId, requestedAt: now })
    await audit(tx, now, { action: 'customer.export-requested', subject: 'customer', id: customerId })
    return true
  })
  return found ? ok(await describeExport(ctx, customerId)) : err('request.unauthorized')
}

/** Reads the ZIP file for its own customer. The log-in must be recent. */
export async function readExport(
  { database, encryption, clock, session }: SessionCtx,
  customerId: string,
): Promise<Result<Uint8Array<ArrayBuffer>, Refusal>> {
  const now = clock.now()
  if (!isRecentLogin(session.authenticatedAt, now)) return err('login.step-up-required')
  const [row] = await database.orm
    .select({ file: dataExport.file })
    .from(dataExport)
    .where(and(eq(dataExport.customerId, customerId), gt(dataExport.expiresAt, now)))
  return row?.file ? ok(openExport(encryption, row.file)) : err('export.not-found')
}
