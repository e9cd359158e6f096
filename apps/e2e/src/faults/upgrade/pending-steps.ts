import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { repository } from '../../harness/process.js'

/** The migrations folder of each service, and the table that records applied migrations. */
const SERVICES = [
  { folder: 'apps/api/migrations', table: '__drizzle_migrations' },
  { folder: 'apps/discovery-api/migrations', table: 'discovery' },
] as const

export type PendingStep = { readonly name: string; readonly statements: readonly string[] }

/** Migrations that a database still lacks, in order, each with its statements as they are sent. */
export async function pendingSteps(client: Pick<pg.Pool, 'query'>): Promise<readonly PendingStep[]> {
  const steps: PendingStep[] = []
  for (const { folder, table } of SERVICES) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from migration.${table}`)
    const journal = JSON.parse(readFileSync(path.join(repository, folder, 'meta/_journal.json'), 'utf8')) as {
      readonly entries: readonly { readonly tag: string }[]
    }
    for (const { tag } of journal.entries.slice(rows[0]?.n ?? 0)) {
      const text = readFileSync(path.join(repository, folder, `${tag}.sql`), 'utf8')
      steps.push({ name: tag, statements: text.split('--> statement-breakpoint') })
    }
  }
  return steps
}
