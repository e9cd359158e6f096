import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { type Mapping, mapLines } from './mapping.js'
import { merchantRecords } from './merchant-center.js'
import { readMerchantXml } from './merchant-xml.js'
import { type FeedLine, readNdjson } from './read-ndjson.js'
import { delimiterOf, headingOf, readTable } from './read-table.js'
import { plainRecords, typedRecords } from './table-records.js'

/** Formats that a file may have. */
export const FEED_FORMATS = ['ndjson', 'csv', 'tsv', 'xml'] as const
/** One of {@link FEED_FORMATS}. */
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** Bytes read to detect the format; a heading line is seldom longer. */
const SNIFF_BYTES = 8 * 1024

type Options = {
  /** Detected from the beginning of the file when missing. */
  readonly format?: FeedFormat | undefined
  /** For records of another shape. */
  readonly mapping?: Mapping | undefined
  readonly now: Date
}

/** A feed file as canonical lines, and how far it has been read (bytes of the file on disk). */
export async function readFeedFile(
  file: string,
  options: Options,
): Promise<{
  readonly format: FeedFormat
  readonly size: number
  readonly read: () => number
  readonly lines: AsyncIterable<FeedLine>
}> {
  const { size } = await stat(file)
  let read = 0
  const head = await beginning(file)
  const isGzip = head[0] === 0x1f && head[1] === 0x8b
  const source = createReadStream(file, { highWaterMark: 256 * 1024 })
  source.on('data', (chunk) => (read += chunk.length))
  const unpacked = isGzip ? source.pipe(createGunzip()) : source
  source.on('error', (error) => unpacked.destroy(error))
  const chunks = unpacked as AsyncIterable<Uint8Array>
  const start = new TextDecoder().decode(isGzip ? await beginningUnpacked(file) : head)
  const format = options.format ?? formatOf(start)
  return { format, size, read: () => read, lines: linesOf(format, start, chunks, options) }
}

function linesOf(
  format: FeedFormat,
  start: string,
  chunks: AsyncIterable<Uint8Array>,
  { mapping, now }: Options,
): AsyncIterable<FeedLine> {
  if (format === 'ndjson') return mapping ? mapLines(readNdjson(chunks), mapping) : readNdjson(chunks)
  if (format === 'xml') {
    const items = readMerchantXml(chunks)
    return mapping ? typedRecords(mapLines(plainRecords(items), mapping)) : merchantRecords(items, now)
  }
  const heading = firstLine(start)
  const delimiter = format === 'tsv' ? '\t' : delimiterOf(heading)
  if (mapping) {
    const rows = plainRecords(readTable(chunks, { delimiter, merchant: false }))
    return typedRecords(mapLines(rows, mapping))
  }
  // Our own names or those of Merchant Center: the heading decides.
  if (headingOf(heading, delimiter).includes('product_id'))
    return typedRecords(plainRecords(readTable(chunks, { delimiter, merchant: false })))
  return merchantRecords(readTable(chunks, { delimiter, merchant: true }), now)
}

const firstLine = (start: string) => start.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? ''

function formatOf(start: string): FeedFormat {
  const text = start.replace(/^\uFEFF/, '').trimStart()
  if (text.startsWith('<')) return 'xml'
  if (text.startsWith('{')) return 'ndjson'
  return delimiterOf(firstLine(start)) === '\t' ? 'tsv' : 'csv'
}

async function beginning(file: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of createReadStream(file, { end: SNIFF_BYTES - 1 }) as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

async function beginningUnpacked(file: string): Promise<Buffer> {
  const source = createReadStream(file)
  const gunzip = source.pipe(createGunzip())
  source.on('error', (error) => gunzip.destroy(error))
  for await (const part of gunzip as AsyncIterable<Buffer>) {
    source.destroy()
    return part.subarray(0, SNIFF_BYTES)
  }
  return Buffer.alloc(0)
}
