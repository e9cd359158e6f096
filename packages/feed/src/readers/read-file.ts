import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { BrokenFeed } from './broken-feed.js'
import { type Mapping, mapLines } from './mapping.js'
import { merchantRecords } from './merchant-center.js'
import { readMerchantXml } from './merchant-xml.js'
import { readJsonArray } from './read-json-array.js'
import { type FeedLine, readNdjson } from './read-ndjson.js'
import { readTable } from './read-table.js'
import { isShopify, shopifyRecords } from './shopify.js'
import { surveyTable, type TableSurvey } from './survey-table.js'
import { plainRecords, typedRecords } from './table-records.js'
import { type Delimiter, delimiterOf } from './table-text.js'
import { encodingOf, inUtf8, type TextEncoding, textOf } from './text-encoding.js'

/** The formats that a feed file may have. */
export const FEED_FORMATS = ['ndjson', 'json', 'csv', 'tsv', 'xml'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** First characters of documents that merchants often send instead of a table. */
const DOCUMENTS = [
  ['PK\u0003\u0004', 'a workbook or another packed archive'],
  ['\u00D0\u00CF\u0011\u00E0', 'a workbook'],
  ['%PDF', 'a PDF'],
] as const

/** Number of characters that are read to detect the format. */
const SNIFF_LENGTH = 64 * 1024

type Options = {
  /** Format of the file. By default it is detected from the beginning of the file. */
  readonly format?: FeedFormat | undefined
  /** Mapping for records of another shape. */
  readonly mapping?: Mapping | undefined
  readonly now: Date
  /** Currency of the market. Prices in another currency are refused. */
  readonly currency?: string | undefined
}

/** A feed file that is open for reading as canonical lines. */
export type FeedFile = {
  readonly format: FeedFormat
  /** Encoding of the file, and how it was detected. */
  readonly encoding: Pick<TextEncoding, 'encoding' | 'by'>
  /** For a table: the number of its rows, and whether quotes enclose its fields. Null for other formats. */
  readonly table: TableSurvey | null
  /** `size` is the size of the file on disk in bytes. `read` returns how many of them have been read. */
  readonly size: number
  readonly read: () => number
  /** Throws {@link BrokenFeed} when the file turns out to be cut off or not a feed. */
  readonly lines: AsyncIterable<FeedLine>
}

/**
 * Opens a feed file. It detects the format, the encoding and the meaning of quotes. Throws {@link BrokenFeed} when the
 * file is not a feed.
 */
export async function readFeedFile(file: string, options: Options): Promise<FeedFile> {
  const { size } = await stat(file)
  const encoding = await encodingOf(unpacked(file))
  const texts = (onRead?: (bytes: number) => void) => textOf(inUtf8(unpacked(file, onRead), encoding))
  const start = await beginning(texts())
  if (start.trim() === '') throw new BrokenFeed('The file is empty.')
  const document = DOCUMENTS.find(([beginning]) => start.startsWith(beginning))?.[1]
  if (document) throw new BrokenFeed(`This is ${document} and no product feed. Save the table as CSV (UTF-8).`)
  const format = options.format ?? formatOf(start)
  const delimiter = format === 'tsv' ? '\t' : delimiterOf(headingLine(start))
  const rows = /\r(?!\n)/.test(start) && !start.includes('\n') ? () => linesOfReturns(texts()) : texts
  const table = format === 'csv' || format === 'tsv' ? await surveyTable(rows, delimiter) : null
  let read = 0
  const count = (bytes: number) => (read += bytes)
  const source = { chunks: () => inUtf8(unpacked(file, count), encoding), texts: () => texts(count) }
  const lines = table
    ? tableLines(
        rows === texts ? source.texts() : linesOfReturns(source.texts()),
        { delimiter, survey: table },
        options,
      )
    : linesOf(format, source, options)
  return { format, encoding, table, size, read: () => read, lines }
}

type Source = { readonly chunks: () => AsyncIterable<Uint8Array>; readonly texts: () => AsyncIterable<string> }

function linesOf(format: FeedFormat, source: Source, { mapping, now, currency }: Options): AsyncIterable<FeedLine> {
  if (format === 'xml') {
    const items = readMerchantXml(source.texts())
    return mapping
      ? typedRecords(mapLines(plainRecords(items), mapping, currency), currency)
      : merchantRecords(items, { now, currency })
  }
  const records = format === 'json' ? readJsonArray(source.texts()) : readNdjson(source.chunks())
  return mapping ? mapLines(records, mapping, currency) : records
}

type Table = {
  readonly delimiter: Delimiter
  readonly survey: TableSurvey
}

function tableLines(
  texts: AsyncIterable<string>,
  { delimiter, survey }: Table,
  { mapping, now, currency }: Options,
): AsyncIterable<FeedLine> {
  const { heading } = survey
  const own = { delimiter, survey, nameOf: (name: string) => name }
  if (mapping) return typedRecords(mapLines(plainRecords(readTable(texts, own)), mapping, currency), currency)
  if (isShopify(heading)) return shopifyRecords(readTable(texts, own), currency)
  // The heading tells whether the names are our own or Merchant Center's.
  refuseDoubled(heading)
  if (heading.includes('product_id')) return typedRecords(plainRecords(readTable(texts, own)), currency)
  if (heading.some((name) => merchantName(name) === 'id'))
    return merchantRecords(readTable(texts, { ...own, nameOf: merchantName }), { now, currency })
  throw new BrokenFeed(
    'The first line names no column for the id of a product (product_id or id): this is no product feed, or it needs a mapping.',
  )
}

/** Columns that may come only once. Others, such as pictures and attributes, may come several times. */
const ONCE: ReadonlySet<string> = new Set(
  'product_id id title page_url link sale_price original_price price in_stock availability description brand item_group_id model_key'.split(
    ' ',
  ),
)

function refuseDoubled(heading: readonly string[]): void {
  const names = heading.map(merchantName)
  const doubled = names.find((name, at) => ONCE.has(name) && names.indexOf(name) !== at)
  if (doubled === undefined) return
  const columns = names.flatMap((name, at) => (name === doubled ? [at + 1] : []))
  throw new BrokenFeed(`The heading names “${doubled}” more than once (columns ${columns.join(' and ')}).`)
}

/** Merchant Center's names may also be written `g:id` or `Item group id`. */
const merchantName = (name: string) => name.trim().toLowerCase().replace(/^g:/, '').replaceAll(' ', '_')

const headingLine = (start: string) => start.split(/\r\n|\r|\n/).find((line) => !/^(?:sep=.)?\s*$/.test(line)) ?? ''

function formatOf(start: string): FeedFormat {
  const text = start.trimStart()
  if (text.startsWith('<')) return 'xml'
  if (text.startsWith('{')) return 'ndjson'
  if (text.startsWith('[')) return 'json'
  return delimiterOf(headingLine(start)) === '\t' ? 'tsv' : 'csv'
}

/** Reads texts whose lines end with a carriage return only, as old spreadsheets write them. */
async function* linesOfReturns(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) yield text.replaceAll('\r', '\n')
}

async function* unpacked(file: string, onRead?: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const isGzip = await beginsAsGzip(file)
  const source = createReadStream(file, { highWaterMark: 256 * 1024 })
  if (onRead) source.on('data', (chunk) => onRead(chunk.length))
  const stages = isGzip ? source.pipe(createGunzip()) : source
  source.on('error', (error) => stages.destroy(error))
  try {
    yield* stages as AsyncIterable<Uint8Array>
  } finally {
    source.destroy()
  }
}

async function beginsAsGzip(file: string): Promise<boolean> {
  const parts: Buffer[] = []
  for await (const part of createReadStream(file, { end: 1 }) as AsyncIterable<Buffer>) parts.push(part)
  const [a, b] = Buffer.concat(parts)
  return a === 0x1f && b === 0x8b
}

async function beginning(texts: AsyncIterable<string>): Promise<string> {
  let start = ''
  for await (const text of texts) {
    start += text
    if (start.length >= SNIFF_LENGTH) break
  }
  return start
}
