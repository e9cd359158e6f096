/** The command line for the operator of a shop: `pnpm admin --help`, or `node OUT/dist/admin.js --help` on a server. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { migrationsFolder } from '@klarsikt/api/migrations'
import { migrationsFolder as discoveryMigrationsFolder } from '@klarsikt/discovery-api/migrations'
import { SettingsError } from '@klarsikt/server/env'
import { readSettings } from '../read-settings.js'
import { CommandError } from './check.js'
import { adminProgram } from './program.js'

/** A build copies the migrations beside this file. */
const besideOr = (name: string, source: string) => {
  const beside = fileURLToPath(new URL(name, import.meta.url))
  return existsSync(beside) ? beside : source
}
/** Exit code when a part of the work was refused and the rest is done. */
const PARTLY = 2

const program = adminProgram({
  settings: () => readSettings(),
  migrationsFolder: besideOr('./migrations', migrationsFolder),
  discoveryMigrationsFolder: besideOr('./discovery-migrations', discoveryMigrationsFolder),
  print: (line) => void process.stdout.write(`${line}\n`),
  fail: () => (process.exitCode = PARTLY),
})
try {
  // pnpm passes its own `--` on as an argument.
  await program.parseAsync(process.argv.filter((argument, at) => at !== 2 || argument !== '--'))
} catch (error) {
  const text = error instanceof Error ? error.message : String(error)
  const expected = error instanceof CommandError || error instanceof SettingsError
  process.stderr.write(`${expected ? text : `The command failed: ${text}`}\n`)
  process.exitCode = 1
}
