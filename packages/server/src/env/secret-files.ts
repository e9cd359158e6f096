import { readFileSync } from 'node:fs'
import type { SettingProblem } from './settings-error.js'

/** Secret settings. Each may also come from a file, whose path stands in the same variable with the ending `_FILE`. */
const SECRETS = [
  'KLARSIKT_SECRET',
  'KLARSIKT_SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'KLARNA_PASSWORD',
  'BANKID_PASSPHRASE',
  'BOLAGSVERKET_CLIENT_SECRET',
  'SMTP_URL',
  'ELKS_PASSWORD',
  'BOOKING_PROVIDER_CLIENT_SECRET',
  'DISCOVERY_KEY',
  'DISCOVERY_ADMIN_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const

/** Returns the environment with the content of its secret files, and the problems with files that cannot be used. */
export function readSecretFiles(source: NodeJS.ProcessEnv): {
  readonly variables: NodeJS.ProcessEnv
  readonly problems: readonly SettingProblem[]
} {
  const variables = { ...source }
  const problems: SettingProblem[] = []
  for (const secret of SECRETS) {
    const name = `${secret}_FILE`
    const path = source[name]
    if (path === undefined) continue
    if (source[secret] !== undefined) problems.push({ name, problem: `is set beside ${secret}: one of them must go` })
    else {
      const text = textOf(path)
      if (text === null || text === '')
        problems.push({ name, problem: text === '' ? 'is an empty file' : 'cannot be read' })
      else variables[secret] = text
    }
  }
  return { variables, problems }
}

/** Tools and editors end a file with a line break, which is not part of the secret. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch {
    return null
  }
}
