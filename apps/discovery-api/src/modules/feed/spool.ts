import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Refusal } from '../../http/failures.js'

/** Largest feed as sent, bytes. */
export const MAX_SENT = 1024 ** 3
/** Largest feed after unpacking, bytes. A small file that unpacks without end is an attack. */
export const MAX_UNPACKED = 4 * 1024 ** 3

class TooLarge extends Error {}

function limit(bytes: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.byteLength
      done(seen > bytes ? new TooLarge() : null, chunk)
    },
  })
}

export type Spooled = {
  /** The file with the feed as it was sent. */
  readonly file: string
  chunks(): AsyncIterable<Uint8Array>
  remove(): Promise<void>
}

/**
 * Writes the body of a request to a file first, so that a slow sender holds no database connection and an aborted request leaves nothing
 * behind. Gzip is recognised by its first bytes, whatever the headers say.
 */
export async function spool(request: Request, folder: string, maxSent = MAX_SENT): Promise<Result<Spooled, Refusal>> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${randomUUID()}.feed`)
  const remove = () => rm(file, { force: true })
  try {
    if (request.body)
      await pipeline(Readable.fromWeb(request.body as never), limit(maxSent), createWriteStream(file, { mode: 0o600 }))
    else await pipeline(Readable.from([]), createWriteStream(file))
    return ok({ file, chunks: () => unpacked(file), remove })
  } catch (error) {
    await remove()
    if (error instanceof TooLarge) return err({ code: 'too-large' })
    if ((error as NodeJS.ErrnoException).code?.startsWith('ENOSPC')) throw error
    // The sender aborted the request.
    return err({ code: 'malformed' })
  }
}

async function* unpacked(file: string): AsyncGenerator<Uint8Array> {
  const head = await firstBytes(file)
  const source = createReadStream(file, { highWaterMark: 1024 * 1024 })
  const isGzip = head[0] === 0x1f && head[1] === 0x8b
  const stages = isGzip ? source.pipe(createGunzip()) : source
  source.on('error', (error) => stages.destroy(error))
  let seen = 0
  for await (const chunk of stages as AsyncIterable<Buffer>) {
    seen += chunk.byteLength
    if (seen > MAX_UNPACKED) throw new FeedUnreadable('The feed is too large when unpacked.')
    yield chunk
  }
}

/** Thrown when the file cannot be read to its end: it was cut off, or is not valid gzip. */
export class FeedUnreadable extends Error {}

async function firstBytes(file: string): Promise<Buffer> {
  const source = createReadStream(file, { end: 1 })
  const parts: Buffer[] = []
  for await (const part of source as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

/** Whether reading failed because of the sent data and not because of the service. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof FeedUnreadable || (error as NodeJS.ErrnoException | null)?.code?.startsWith('Z_') === true
}
