import type { Executor } from '@klarsikt/server/database'
import { and, desc, eq, gte } from 'drizzle-orm'
import { audit } from './tables.js'

export type AuditRow = typeof audit.$inferSelect

export type AuditFilter = {
  readonly tenant?: string | undefined
  readonly since?: Date | undefined
  readonly limit: number
}

/** The latest changes that meet every filter, newest first. */
export function readAudit({ orm }: Executor, { tenant, since, limit }: AuditFilter): Promise<AuditRow[]> {
  return orm
    .select()
    .from(audit)
    .where(and(tenant ? eq(audit.tenant, tenant) : undefined, since ? gte(audit.at, since) : undefined))
    .orderBy(desc(audit.id))
    .limit(limit)
}
