/**
 * Feeds a shop from the command line: `pnpm feed import --tenant T --market se FILE(.gz)`; `pnpm feed` alone tells more.
 * It speaks to a running service, so it works from any machine.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type FeedFormat, FEED_FORMATS } from '../modules/feed/readers/read-file.js'
import { importFile } from './import-file.js'
import { callService, type Service } from './service-client.js'

const USAGE = `pnpm feed tenant  --tenant T --markets se,no --language sv       creates a tenant and shows its secret key once
pnpm feed import  --tenant T --market se [options] FILE(.gz)     puts a catalogue in place of the present one
pnpm feed content|synonyms|categories --tenant T --market se FILE.json

Options of import:
  --mode upsert           adds and changes, removes nothing
  --format ${FEED_FORMATS.join('|')}   told by the file itself when missing (xml and tsv: Google Merchant Center)
  --mapping FILE.json     for NDJSON of another shape, see docs/guides/feed-a-shop.md
  --report FILE           writes every rejected line there

Environment: DISCOVERY_URL (http://localhost:3000), DISCOVERY_KEY (secret key of the tenant) or DISCOVERY_ADMIN_KEY
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tenant: { type: 'string' },
    market: { type: 'string' },
    markets: { type: 'string' },
    language: { type: 'string', default: 'sv' },
    mode: { type: 'string', default: 'replace' },
    format: { type: 'string' },
    mapping: { type: 'string' },
    report: { type: 'string' },
  },
})
const [verb, file] = positionals
const service: Service = {
  url: (process.env['DISCOVERY_URL'] || 'http://localhost:3000').replace(/\/+$/, ''),
  key: process.env['DISCOVERY_KEY'] || process.env['DISCOVERY_ADMIN_KEY'] || '',
}

function need(value: string | undefined, name: string): string {
  if (value) return value
  throw new Error(`${name} is missing.\n\n${USAGE}`)
}

async function run(): Promise<void> {
  if (verb === undefined) return void process.stdout.write(USAGE)
  const tenant = need(values.tenant, '--tenant')
  if (verb === 'tenant') {
    const body = { markets: need(values.markets ?? values.market, '--markets').split(','), language: values.language }
    const made = await callService(service, 'PUT', `/v2/tenants/${tenant}`, JSON.stringify(body))
    process.stdout.write(`${JSON.stringify(made, null, 2)}\n`)
    return
  }
  const place = { tenant, market: need(values.market, '--market') }
  if (verb === 'import') {
    if (values.mode !== 'replace' && values.mode !== 'upsert') throw new Error('--mode is replace or upsert.')
    const format = FEED_FORMATS.find((one): one is FeedFormat => one === values.format)
    if (values.format !== undefined && !format) throw new Error(`--format is one of ${FEED_FORMATS.join(', ')}.`)
    const rejected = await importFile(service, place, need(file, 'FILE'), {
      mode: values.mode,
      format,
      mappingFile: values.mapping,
      reportFile: values.report,
    })
    // A script that feeds wants to know; the good lines are in.
    if (rejected > 0) process.exitCode = 2
    return
  }
  if (verb === 'content' || verb === 'synonyms' || verb === 'categories') {
    const text = await readFile(need(file, 'FILE'), 'utf8')
    const done = await callService(service, 'PUT', `/v2/feed/${tenant}/${place.market}/${verb}`, text)
    process.stdout.write(`${JSON.stringify(done)}\n`)
    return
  }
  throw new Error(`There is no command "${verb}".\n\n${USAGE}`)
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
