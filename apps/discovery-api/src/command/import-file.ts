import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FeedReport } from '@klarsikt/contract/discovery/types'
import { checkProduct, type RejectedLine } from '../modules/feed/check-product.js'
import type { FeedMode } from '../modules/feed/import-products.js'
import { mappingSchema } from '../modules/feed/readers/mapping.js'
import { type FeedFormat, readFeedFile } from '../modules/feed/readers/read-file.js'
import { progressBar } from './progress-bar.js'
import { callService, type Service } from './service-client.js'

/** Rejected lines that are shown; the rest goes to the report file. */
const SHOWN = 20

type Options = {
  readonly mode: FeedMode
  readonly format: FeedFormat | undefined
  readonly mappingFile: string | undefined
  readonly reportFile: string | undefined
}

/** Sends a file to the service, good lines only; how many lines were rejected. */
export async function importFile(
  service: Service,
  { tenant, market }: { readonly tenant: string; readonly market: string },
  file: string,
  { mode, format, mappingFile, reportFile }: Options,
): Promise<number> {
  const mapping =
    mappingFile === undefined ? undefined : mappingSchema.parse(JSON.parse(await readFile(mappingFile, 'utf8')))
  const feed = await readFeedFile(file, { format, mapping, now: new Date() })
  const report = reportFile === undefined ? undefined : createWriteStream(reportFile)
  const shown: RejectedLine[] = []
  let good = 0
  let bad = 0
  const bar = progressBar(process.stderr, feed.size)

  async function* checked(): AsyncGenerator<string> {
    for await (const line of feed.lines) {
      const product = checkProduct(line)
      bar.show(feed.read(), `${good} products, ${bad} rejected`)
      if (product.ok) {
        good++
        yield `${JSON.stringify('value' in line ? line.value : {})}\n`
        continue
      }
      bad++
      if (shown.length < SHOWN) shown.push(product.error)
      report?.write(`${JSON.stringify(product.error)}\n`)
    }
    bar.end(`${good} products read, ${bad} lines rejected; storing`)
  }

  const packed = createGzip({ level: 3 })
  // A file that breaks off must break the call as well, so that nothing of it is stored.
  pipeline(Readable.from(checked()), packed, (error) => error && packed.destroy(error))
  const body = Readable.toWeb(packed) as ReadableStream<Uint8Array>
  const path = `/v2/feed/${tenant}/${market}/products${mode === 'upsert' ? '?mode=upsert' : ''}`
  const stored = (await callService(service, 'PUT', path, body)) as FeedReport
  report?.end()
  for (const { line, product_id: id, field, why } of shown)
    process.stdout.write(`line ${line}${id === null ? '' : ` (${id})`}: ${field === '' ? '' : `${field}: `}${why}\n`)
  if (bad > shown.length)
    process.stdout.write(
      `… and ${bad - shown.length} more${reportFile === undefined ? ' (--report FILE keeps them all)' : `, in ${reportFile}`}\n`,
    )
  process.stdout.write(`${stored.accepted} lines stored; ${tenant} now has ${stored.products} products in ${market}.\n`)
  return bad + stored.rejected
}
