import { readFile } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FeedReport } from '@klarsikt/contract/discovery/types'
import { z } from 'zod'
import { checkProduct } from '../check/check-product.js'
import { type Mapping, mappingSchema } from '../readers/mapping.js'
import { readFeedFile } from '../readers/read-file.js'
import { createFindings } from './findings.js'
import { type ImportOptions, type TenantMarket, UsageError } from './options.js'
import { progressBar } from './progress-bar.js'
import { callService, type Service } from './service-client.js'
import type { Terminal } from './terminal.js'

type Import = { readonly place: TenantMarket; readonly file: string; readonly options: ImportOptions }

/** Checks a file and sends its good lines to the service, or nowhere where there is none; how many lines were refused. */
export async function importFile(
  { stdout, stderr }: Pick<Terminal, 'stdout' | 'stderr'>,
  service: Service | null,
  { place, file, options }: Import,
): Promise<{ readonly refused: number }> {
  const mapping = await readMapping(options.mappingFile)
  const feed = await readFeedFile(file, { format: options.format, mapping, now: new Date() })
  const findings = createFindings(options.reportFile)
  const bar = progressBar(stderr, feed.size)
  let good = 0

  async function* checked(): AsyncGenerator<string> {
    for await (const line of feed.lines) {
      const product = checkProduct(line)
      if (product.ok) good += 1
      else findings.add('refused', product.error)
      bar.show(feed.read(), `${good} products, ${findings.counts.refused} refused`)
      if (!product.ok) continue
      for (const warning of product.warnings) findings.add('warning', warning)
      yield `${JSON.stringify('value' in line ? line.value : {})}\n`
    }
    bar.end(`${good} products read, ${findings.counts.refused} lines refused${service ? '; storing' : ''}`)
  }

  const stored = service ? await send(service, place, options, checked()) : await drained(checked())
  for (const text of await findings.end()) stdout.write(`${text}\n`)
  if (!stored) {
    stdout.write(`${good} products are good (${feed.format}); nothing was sent.\n`)
    return { refused: findings.counts.refused }
  }
  // The check here and there is the same, unless the service is of another version.
  for (const { line, field, why } of stored.rejected_lines)
    stdout.write(`refused by the service: record ${line}: ${field}: ${why}\n`)
  const { tenant, market } = place
  stdout.write(`${stored.accepted} lines stored; ${tenant} now has ${stored.products} products in ${market}.\n`)
  return { refused: findings.counts.refused + stored.rejected }
}

async function send(
  service: Service,
  { tenant, market }: TenantMarket,
  { mode }: ImportOptions,
  lines: AsyncGenerator<string>,
): Promise<FeedReport> {
  const packed = createGzip({ level: 3 })
  let broken: Error | undefined
  // A file that breaks off must break the call as well, so that nothing of it is stored.
  pipeline(Readable.from(lines), packed, (error) => {
    if (!error) return
    broken = error
    packed.destroy(error)
  })
  const path = `/v2/feed/${tenant}/${market}/products${mode === 'upsert' ? '?mode=upsert' : ''}`
  const body = Readable.toWeb(packed) as ReadableStream<Uint8Array>
  try {
    return (await callService(service, 'PUT', path, body)) as FeedReport
  } catch (error) {
    if (broken)
      throw new Error(`The file cannot be read to its end, and nothing was stored: ${broken.message}`, { cause: error })
    throw error
  }
}

async function drained(lines: AsyncGenerator<string>): Promise<null> {
  let next = await lines.next()
  while (!next.done) next = await lines.next()
  return null
}

async function readMapping(file: string | undefined): Promise<Mapping | undefined> {
  if (file === undefined) return undefined
  const text = await readFile(file, 'utf8')
  try {
    return mappingSchema.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof z.ZodError) throw new UsageError(`${file} is no mapping:\n${z.prettifyError(error)}`)
    if (error instanceof SyntaxError) throw new UsageError(`${file} is no JSON: ${error.message}`)
    throw error
  }
}
