import { type Clock, clockFromEnv } from '@klarsikt/server/clock'
import { readEnv, type ServerEnv } from '@klarsikt/server/env'

export type Settings = { readonly env: ServerEnv; readonly clock: Clock }

/** Reads the settings of a program. When they are wrong, it prints only what is wrong and exits with code 1. */
export function readSettings(options: { readonly complete?: boolean } = {}): Settings {
  try {
    const env = readEnv(process.env, options)
    return { env, clock: clockFromEnv() }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
