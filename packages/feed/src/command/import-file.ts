import { readFile } from 'node:fs/promises'
import { currencyOfCountry } from '@klarsikt/contract/discovery'
import { z } from 'zod'
import { checkProduct } from '../check/check-product.js'
import { createRepeatedIds } from '../check/repeated-ids.js'
import { BrokenFeed } from '../readers/broken-feed.js'
import { type Mapping, mappingSchema } from '../readers/mapping.js'
import { type FeedFile, readFeedFile } from '../readers/read-file.js'
import { awaitSearchable } from './await-searchable.js'
import { createFindings } from './findings.js'
import { type ImportOptions, type TenantMarket, UsageError } from './options.js'
import { packLines } from './packed-lines.js'
import { progressBar } from './progress-bar.js'
import { sendFeed } from './send-feed.js'
import type { Service } from './service-client.js'
import type { Terminal } from './terminal.js'

type Import = { readonly place: TenantMarket; readonly file: string; readonly options: ImportOptions }

/**
 * Checks the whole file and then sends its good lines to the service, if there is one. Returns the number of refused
 * lines. When the file is cut off or holds no product, it throws and sends nothing.
 */
export async function importFile(
  { stdout, stderr }: Pick<Terminal, 'stdout' | 'stderr'>,
  service: Service | null,
  { place, file, options }: Import,
): Promise<{ readonly refused: number }> {
  const currency = options.currency ?? currencyOfCountry(place.market)
  const mapping = await readMapping(options.mappingFile)
  const feed = await readFeedFile(file, { format: options.format, mapping, now: new Date(), currency }).catch(explained)
  for (const note of notesOn(feed)) stdout.write(`${note}\n`)
  const findings = createFindings(options.reportFile)
  const bar = progressBar(stderr, feed.size)
  const ids = createRepeatedIds()
  let good = 0

  async function* checked(): AsyncGenerator<string> {
    for await (const line of feed.lines) {
      const product = checkProduct(line, currency)
      if (product.ok) good += 1
      else findings.add('refused', product.error)
      bar.show(feed.read(), `${good} products, ${findings.counts.refused} refused`)
      if (!product.ok) continue
      const warnings = [...product.warnings, ...ids.of(product.value, line.line)]
      for (const warning of warnings) findings.add('warning', warning)
      yield `${JSON.stringify({ currency, ...('value' in line ? (line.value as object) : {}) })}\n`
    }
    bar.end(`${good} products read, ${findings.counts.refused} lines refused`)
  }

  const packed = await packLines(checked())
    .catch(explained)
    .finally(async () => {
      for (const text of await findings.end()) stdout.write(`${text}\n`)
    })
  try {
    if (good === 0) throw new Error('The file holds no product that can be taken. Nothing was changed.')
    if (!service) {
      stdout.write(`${good} products are good (${feed.format}); nothing was sent.\n`)
      return { refused: findings.counts.refused }
    }
    const stored = await sendFeed(service, { place, options, packed, count: good }, { stdout, stderr })
    // The service makes the same checks, so it refuses more lines only when its version differs.
    for (const { line, field, why } of stored.rejected_lines)
      stdout.write(`refused by the service: record ${line}: ${field}: ${why}\n`)
    const { tenant, market } = place
    stdout.write(`${stored.accepted} lines stored; ${tenant} now has ${stored.products} products in ${market}.\n`)
    const isSearchable = await awaitSearchable(service, place, stored.task)
    stdout.write(isSearchable ? 'They can be searched.\n' : 'They are stored, and are still being indexed.\n')
    return { refused: findings.counts.refused + stored.rejected }
  } finally {
    await packed.remove()
  }
}

/** Says how the file was understood when the file itself does not tell. */
function notesOn({ encoding: { encoding, by }, table, format }: FeedFile): string[] {
  const notes: string[] = []
  if (by === 'guess')
    notes.push(
      `The file does not say how its letters are encoded. It is read as ${encoding}: look at an å, ä or ö below.`,
    )
  if (table) {
    const quotes = table.quoting === 'literal' ? '; quotes in it are letters' : ''
    notes.push(`${table.rows} rows below the heading (${format}, ${encoding})${quotes}.`)
    if (table.short > 0)
      notes.push(
        `${table.short} of them have fewer fields than the heading names. What they lack is taken to be empty.`,
      )
  }
  return notes
}

/** Throws an error that says that nothing was changed, when the file is broken or cut off. */
function explained(error: unknown): never {
  if (error instanceof BrokenFeed) throw new Error(`${error.message} Nothing was changed.`, { cause: error })
  const isPacking = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
  if (!isPacking) throw error
  throw new Error(`The file cannot be read to its end (${error.message}). Nothing was changed.`, { cause: error })
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
