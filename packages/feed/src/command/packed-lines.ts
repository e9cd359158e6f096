import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** Lines packed into a file of their own, which is there until it is removed. */
export type PackedLines = { readonly file: string; readonly size: number; remove(): Promise<void> }

/**
 * Packs lines before any of them is sent: what breaks off while it is read then never reaches the service, and what was sent
 * can be sent again.
 */
export async function packLines(lines: AsyncIterable<string>): Promise<PackedLines> {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-feed-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const file = join(folder, 'feed.gz')
  try {
    await pipeline(Readable.from(lines), createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600 }))
    return { file, size: (await stat(file)).size, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
