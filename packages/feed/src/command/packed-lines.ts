import { createHash } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Some of the lines, compressed separately. */
type PackedBatch = {
  /** SHA-256 of the uncompressed lines. The same lines have the same digest, however they are compressed. */
  readonly digest: string
  /** First and last byte of the batch in the file. */
  readonly start: number
  readonly end: number
}

/** Lines compressed into a temporary file, which stays until `remove` is called. */
export type PackedLines = {
  readonly file: string
  readonly batches: readonly PackedBatch[]
  remove(): Promise<void>
}

/** Largest size of a batch in uncompressed bytes. When sending breaks off, at most this much is sent again. */
const BATCH_BYTES = 4 * 1024 ** 2

const packed = promisify(gzip)

/**
 * Compresses all lines before any is sent. So a file that turns out to be cut off never reaches the service, and a
 * broken call can be repeated. Each batch is a gzip file, and so is the whole.
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
