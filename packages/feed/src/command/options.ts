import { parseArgs } from 'node:util'
import { FEED_FORMATS, type FeedFormat } from '../readers/read-file.js'

export type TenantMarket = { readonly tenant: string; readonly market: string }
export type ImportOptions = {
  readonly mode: 'replace' | 'upsert'
  readonly format: FeedFormat | undefined
  readonly mappingFile: string | undefined
  /** Currency of the market, if the tenant uses another one than its country. */
  readonly currency: string | undefined
  readonly reportFile: string | undefined
  readonly dryRun: boolean
  /** Allows the feed to remove any number of products that the file leaves out. */
  readonly allowRemovals: boolean
}
type Lists = 'content' | 'synonyms' | 'categories'

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'tenant'; readonly tenant: string; readonly markets: readonly string[]; readonly language: string }
  | { readonly kind: 'import'; readonly place: TenantMarket; readonly file: string; readonly options: ImportOptions }
  | {
      readonly kind: 'list'
      readonly list: Lists
      readonly place: TenantMarket
      readonly file: string
      readonly allowRemovals: boolean
    }

/** Means that the command line is wrong. The message explains how. */
export class UsageError extends Error {}

const OPTIONS = {
  tenant: { type: 'string' },
  market: { type: 'string' },
  markets: { type: 'string' },
  language: { type: 'string', default: 'sv' },
  mode: { type: 'string', default: 'replace' },
  format: { type: 'string' },
  currency: { type: 'string' },
  mapping: { type: 'string' },
  report: { type: 'string' },
  'allow-removals': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const MODES = ['replace', 'upsert'] as const

/** Reads the command line. Throws a UsageError when it is wrong. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parsed(args)
  const [verb, file] = positionals
  if (values.help || verb === undefined || verb === 'help') return { kind: 'help' }
  const tenant = need(values.tenant, '--tenant')
  if (verb === 'tenant') {
    const markets = need(values.markets ?? values.market, '--markets').split(',')
    return { kind: 'tenant', tenant, markets, language: values.language }
  }
  if (verb !== 'import' && verb !== 'content' && verb !== 'synonyms' && verb !== 'categories')
    throw new UsageError(`There is no command "${verb}".`)
  const place = { tenant, market: need(values.market, '--market') }
  if (positionals.length > 2) throw new UsageError('One file at a time.')
  const allowRemovals = values['allow-removals']
  if (verb !== 'import') return { kind: 'list', list: verb, place, file: need(file, 'FILE'), allowRemovals }
  const mode = MODES.find((one) => one === values.mode)
  if (!mode) throw new UsageError('--mode is replace or upsert.')
  const format = FEED_FORMATS.find((one) => one === values.format)
  if (values.format !== undefined && !format) throw new UsageError(`--format is one of ${FEED_FORMATS.join(', ')}.`)
  const { currency, mapping: mappingFile, report: reportFile, 'dry-run': dryRun } = values
  const options = { mode, format, currency, mappingFile, reportFile, dryRun, allowRemovals }
  return { kind: 'import', place, file: need(file, 'FILE'), options }
}

function parsed(args: readonly string[]) {
  if (args.some((arg) => /^--(?:api-?)?key\b|^--secret\b/i.test(arg)))
    throw new UsageError('The key is read from DISCOVERY_KEY in the environment, never from the command line.')
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function need(value: string | undefined, name: string): string {
  if (value) return value
  throw new UsageError(`${name} is missing.`)
}
