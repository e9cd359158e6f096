import type pg from 'pg'
import { openDatabasePort } from '../../harness/database-port.js'
import { until } from '../../harness/process.js'
import { startShop } from '../../harness/shop.js'
import { check, type Size } from '../drill.js'
import { createRandom } from '../random.js'
import { census } from './census.js'
import { type PendingStep, pendingSteps } from './pending-steps.js'

type Start = {
  readonly databaseUrl: string
  readonly env: Readonly<Record<string, string>>
  readonly before: string
}

/**
 * Starts this version and kills it at a statement of a pending migration, again and again; sums must not change. Returns
 * the kills.
 */
export async function killStarts(pool: pg.Pool, start: Start, size: Size): Promise<number> {
  const steps = await pendingSteps(pool)
  const statements = steps.flatMap((step) => chosen(step, size))
  for (const { name, text } of statements) {
    await killAt(start, name, text)
    const after = await census(pool)
    check(after === start.before, `killed in ${name} at ${text.trim()}: ${start.before} became ${after}`)
  }
  return statements.length
}

/** All statements of a migration; at reduced size one of them. */
function chosen({ name, statements }: PendingStep, size: Size): { name: string; text: string }[] {
  const all = statements.map((text) => ({ name, text }))
  if (size === 'full') return all
  const index = createRandom().below(all.length)
  return all.slice(index, index + 1)
}

async function killAt({ databaseUrl, env }: Start, name: string, statement: string): Promise<void> {
  let reached = false
  const hold = (text: string) => (reached ||= text === statement)
  const port = await openDatabasePort({ databaseUrl, hold })
  const shop = await startShop({ env: { ...env, DATABASE_URL: port.url }, wait: false })
  try {
    await until(`the start comes to ${name}: ${statement.trim()}`, async () => reached, { details: shop.output })
    await shop.kill()
  } finally {
    await shop.stop()
    await port.stop()
  }
}
