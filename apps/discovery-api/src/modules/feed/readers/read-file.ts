import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { type FeedLine, readNdjson } from '../lines.js'
import { type Mapping, mapLines } from './mapping.js'
import { merchantRecords } from './merchant-center.js'
import { readMerchantTsv } from './merchant-tsv.js'
import { readMerchantXml } from './merchant-xml.js'

export const FEED_FORMATS = ['ndjson', 'xml', 'tsv'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

type Options = {
  /** Told by what the file begins with when missing. */
  readonly format?: FeedFormat | undefined
  /** For NDJSON of another shape. */
  readonly mapping?: Mapping | undefined
  readonly now: Date
}

/** A feed file as canonical lines, and how far it has been read (bytes of the file as it lies there). */
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
  const format = options.format ?? formatOf(isGzip ? await beginningUnpacked(file) : head)
  return { format, size, read: () => read, lines: linesOf(format, chunks, options) }
}

function linesOf(
  format: FeedFormat,
  chunks: AsyncIterable<Uint8Array>,
  { mapping, now }: Options,
): AsyncIterable<FeedLine> {
  if (format === 'xml') return merchantRecords(readMerchantXml(chunks), now)
  if (format === 'tsv') return merchantRecords(readMerchantTsv(chunks), now)
  return mapping ? mapLines(readNdjson(chunks), mapping) : readNdjson(chunks)
}

function formatOf(head: Uint8Array): FeedFormat {
  const text = new TextDecoder().decode(head).trimStart()
  if (text.startsWith('<')) return 'xml'
  return text.startsWith('{') ? 'ndjson' : 'tsv'
}

async function beginning(file: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of createReadStream(file, { end: 255 }) as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

async function beginningUnpacked(file: string): Promise<Buffer> {
  const source = createReadStream(file)
  const gunzip = source.pipe(createGunzip())
  source.on('error', (error) => gunzip.destroy(error))
  for await (const part of gunzip as AsyncIterable<Buffer>) {
    source.destroy()
    return part.subarray(0, 256)
  }
  return Buffer.alloc(0)
}
