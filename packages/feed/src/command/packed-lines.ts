import { createHash } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** A part of the lines, packed by itself. */
type PackedBatch = {
  /** SHA-256 of its lines unpacked: the same lines have the same name wherever and however they are packed. */
  readonly digest: string
  /** Where it lies in the file: from the first byte to the last one. */
  readonly start: number
  readonly end: number
}

/** Lines packed into a file of their own, which is there until it is removed. */
export type PackedLines = {
  readonly file: string
  readonly batches: readonly PackedBatch[]
  remove(): Promise<void>
}

/** Bytes of lines in a batch: what is sent again at most where a sending breaks off. */
const BATCH_BYTES = 4 * 1024 ** 2

const packed = promisify(gzip)

/**
 * Packs lines before any of them is sent: what breaks off while it is read then never reaches the service, and what was sent
 * can be sent again. The file is one gzip, and so is each of its batches.
 */
export async function packLines(lines: AsyncIterable<string>): Promise<PackedLines> {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-feed-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const file = join(folder, 'feed.gz')
  try {
    const handle = await open(file, 'w', 0o600)
    try {
      const batches: PackedBatch[] = []
      let start = 0
      for await (const batch of batchesOf(lines)) {
        const data = await packed(batch, { level: 6 })
        await handle.appendFile(data)
        const digest = createHash('sha256').update(batch).digest('hex')
        batches.push({ digest, start, end: start + data.byteLength - 1 })
        start += data.byteLength
      }
      return { file, batches, remove }
    } finally {
      await handle.close()
    }
  } catch (error) {
    await remove()
    throw error
  }
}

async function* batchesOf(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let batch: string[] = []
  let size = 0
  for await (const line of lines) {
    batch.push(line)
    size += Buffer.byteLength(line)
    if (size < BATCH_BYTES) continue
    yield batch.join('')
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch.join('')
}
