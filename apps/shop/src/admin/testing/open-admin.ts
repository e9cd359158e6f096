import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '@klarsikt/api/migrations'
import { migrationsFolder as discoveryMigrationsFolder } from '@klarsikt/discovery-api/migrations'
import { fixedClock } from '@klarsikt/server/clock'
import { type Database, migrate, openDatabase, startEmbeddedPostgres } from '@klarsikt/server/database'
import { readEnv } from '@klarsikt/server/env'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { createLog } from '@klarsikt/server/log'
import type { Admin } from '../admin.js'
import { adminProgram } from '../program.js'

/** Secret of the database in these tests. */
export const SECRET = 's'.repeat(40)
const log = createLog({ name: 'test', level: 'silent' })
const clock = fixedClock('2026-11-02T10:00:00Z')

/** Opens an empty database and the commands, which a test calls as an operator does. */
export async function openAdmin() {
  const lifecycle = createLifecycle(log)
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-admin-'))
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log, durable: false })
  lifecycle.onStop('postgres', () => server.stop())
  const url = server.url()
  await migrate(url, migrationsFolder)
  const database: Database = await openDatabase({ url, log, size: 4 })
  lifecycle.onStop('database', () => database.close())

  const programOf = (secrets: Record<string, string>, output: Pick<Admin, 'print' | 'fail'>) =>
    adminProgram({
      settings: () => ({ env: readEnv({ DATABASE_URL: url, KLARSIKT_DATA: folder, ...secrets }), clock }),
      migrationsFolder,
      discoveryMigrationsFolder,
      ...output,
    })

  /** Runs a command. Returns what it printed, and whether its exit code would mean a failure. */
  async function run(args: readonly string[], secrets: Record<string, string> = { KLARSIKT_SECRET: SECRET }) {
    const printed: string[] = []
    let failed = false
    const program = programOf(secrets, {
      print: (line) => void printed.push(line),
      fail: () => {
        failed = true
      },
    })
    for (const command of [program, ...program.commands])
      command.exitOverride().configureOutput({ writeErr: () => {}, writeOut: (text) => void printed.push(text) })
    await program.parseAsync(args, { from: 'user' })
    return { printed: printed.join('\n'), failed }
  }

  return {
    run,
    help: () => programOf({}, { print: () => {}, fail: () => {} }).helpInformation(),
    /** Runs a command and returns what it printed. */
    print: async (...args: Parameters<typeof run>) => (await run(...args)).printed,
    database,
    folder,
    clock,
    log,
    lifecycle,
    close: async () => {
      await lifecycle.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
