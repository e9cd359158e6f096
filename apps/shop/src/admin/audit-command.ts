import { readAudit } from '@klarsikt/api/admin'
import { readDiscoveryAudit } from '@klarsikt/discovery-api'
import { migrateDiscovery } from '@klarsikt/discovery-api/migrations'
import type { Command } from 'commander'
import type { Admin } from './admin.js'
import { CommandError } from './check.js'
import type { OpenShop } from './open-shop.js'

/** Number of changes that are printed by default. */
const AUDIT_LIMIT = 50

/** Adds the command that prints the audit log. */
export function addAuditCommand(
  program: Command,
  { print, discoveryMigrationsFolder }: Admin,
  within: <T>(work: (shop: OpenShop) => Promise<T>) => Promise<T>,
): void {
  program
    .command('audit')
    .description('prints who changed what, newest first')
    .option('--subject <kind/id>', 'such as order, or order/10000012')
    .option('--actor <kind/id>', 'such as staff, staff/1/4711 or system/warehouse')
    .option('--since <instant>', 'such as 2026-12-01 or 2026-12-01T08:00Z')
    .option('--limit <number>', 'how many at most', String(AUDIT_LIMIT))
    .action(async (typed: Period & { subject?: string; actor?: string }) => {
      const { since, limit } = periodOf(typed)
      const rows = await within(({ database }) =>
        readAudit(database, { subject: typed.subject, actor: typed.actor, since, limit }),
      )
      for (const row of rows) {
        const actor = [row.actorKind, row.actorId].filter((part) => part !== null).join('/')
        const subject = `${row.subjectType}/${row.subjectId}`
        print([row.at.toISOString(), actor, row.action, subject, row.requestId ?? '-'].join('  '))
      }
    })
  program
    .command('discovery-audit')
    .description('prints who changed what in the discovery service that shares this database, newest first')
    .option('--tenant <id>')
    .option('--since <instant>', 'such as 2026-12-01 or 2026-12-01T08:00Z')
    .option('--limit <number>', 'how many at most', String(AUDIT_LIMIT))
    .action(async (typed: Period & { tenant?: string }) => {
      const period = periodOf(typed)
      const rows = await within(async ({ database }) => {
        await migrateDiscovery(database.url, discoveryMigrationsFolder)
        return readDiscoveryAudit(database, { tenant: typed.tenant, ...period })
      })
      for (const row of rows) {
        const place = row.market === null ? row.tenant : `${row.tenant}/${row.market}`
        print([row.at.toISOString(), row.actorKind, row.action, place, row.requestId ?? '-'].join('  '))
      }
    })
}

type Period = { readonly since?: string; readonly limit: string }

function periodOf(typed: Period): { readonly since: Date | undefined; readonly limit: number } {
  const limit = Number(typed.limit)
  if (!Number.isInteger(limit) || limit < 1) throw new CommandError('--limit: is not a whole number from 1')
  const since = typed.since === undefined ? undefined : new Date(typed.since)
  if (since && Number.isNaN(since.getTime())) throw new CommandError('--since: is not an instant')
  return { since, limit }
}
