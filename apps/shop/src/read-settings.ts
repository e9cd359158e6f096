import { type Clock, clockFromEnv } from '@klarsikt/server/clock'
import { readEnv, type ServerEnv } from '@klarsikt/server/env'

export type Settings = { readonly env: ServerEnv; readonly clock: Clock }

/** Settings of a program. Whoever made a mistake in them reads that and nothing else, and the program ends with code 1. */
export function readSettings(options: { readonly complete?: boolean } = {}): Settings {
  try {
    const env = readEnv(process.env, options)
    return { env, clock: clockFromEnv() }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
