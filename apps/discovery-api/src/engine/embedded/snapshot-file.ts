import { randomUUID } from 'node:crypto'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'

/**
 * A file of one text and many arrays: a header of fixed size, the text, the arrays. It is written under another name, flushed to disk and
 * then renamed, so a crash leaves either the old or the new file. A checksum covers every byte.
 */

const MAGIC = Buffer.from('klarsikt', 'latin1')
/** Magic (8 bytes), code and checksum (4 each), length of the text and of the arrays (8 each). */
const HEADER = 32
const ALIGN = 8
/** Bytes handled between two pauses. */
const SLICE = 4 << 20

export const aligned = (length: number): number => Math.ceil(length / ALIGN) * ALIGN

export type Bytes = Uint8Array | Uint32Array | Float64Array

const plain = (bytes: Bytes): Uint8Array => new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)

async function writeAll(file: FileHandle, bytes: Uint8Array, at: number, sum: number): Promise<number> {
  let next = sum
  for (let from = 0; from < bytes.length; from += SLICE) {
    const slice = bytes.subarray(from, from + SLICE)
    next = crc32(slice, next)
    await file.write(slice, 0, slice.length, at + from)
  }
  return next
}

/** Writes a file. `code` identifies the rules by which the contents were made; only readers with the same code accept it. */
export async function writeFileOfArrays(
  path: string,
  code: number,
  text: string,
  arrays: readonly Bytes[],
): Promise<void> {
  await removeDrafts(path)
  // A process number would not be unique, because containers have their own numbers.
  const temporary = `${path}.${randomUUID()}.new`
  const file = await open(temporary, 'w')
  try {
    const said = Buffer.alloc(aligned(Buffer.byteLength(text)), ' ')
    said.write(text)
    let at = HEADER
    let sum = await writeAll(file, said, at, 0)
    at += said.length
    for (const bytes of arrays) {
      const padded = aligned(bytes.byteLength) - bytes.byteLength
      sum = await writeAll(file, plain(bytes), at, sum)
      at += bytes.byteLength
      if (padded > 0) sum = await writeAll(file, new Uint8Array(padded), at, sum)
      at += padded
    }
    const header = Buffer.alloc(HEADER)
    MAGIC.copy(header)
    header.writeUInt32LE(code, 8)
    header.writeUInt32LE(sum, 12)
    header.writeBigUInt64LE(BigInt(said.length), 16)
    header.writeBigUInt64LE(BigInt(at - HEADER - said.length), 24)
    await file.write(header, 0, HEADER, 0)
    await file.sync()
  } catch (error) {
    await file.close()
    await rm(temporary, { force: true })
    throw error
  }
  await file.close()
  await rename(temporary, path)
  // The rename survives a power cut only after the folder is flushed.
  const folder = await open(dirname(path), 'r')
  await folder.sync().finally(() => folder.close())
}

/** Milliseconds after which an unfinished file is left over from a killed process. */
const DRAFT_AGE_MS = 3_600_000

async function removeDrafts(path: string): Promise<void> {
  const folder = dirname(path)
  const drafts = (await readdir(folder)).filter(
    (name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.new'),
  )
  for (const name of drafts) {
    const draft = join(folder, name)
    const written = await stat(draft).catch(() => null)
    if (written && Date.now() - written.mtimeMs > DRAFT_AGE_MS) await rm(draft, { force: true })
  }
}

async function readAll(file: FileHandle, length: number, at: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = new Uint8Array(new ArrayBuffer(length))
  for (let from = 0; from < length;) {
    const { bytesRead } = await file.read(bytes, from, Math.min(SLICE * 16, length - from), at + from)
    if (bytesRead === 0) return null
    from += bytesRead
  }
  return bytes
}

async function sumOf(bytes: Uint8Array, before: number): Promise<number> {
  let sum = before
  for (let from = 0; from < bytes.length; from += SLICE) {
    sum = crc32(bytes.subarray(from, from + SLICE), sum)
    if (from > 0) await setImmediate()
  }
  return sum
}

/** Reads a file; null when it does not exist, is damaged or has another code. */
export async function readFileOfArrays(
  path: string,
  code: number,
): Promise<{ readonly text: string; readonly arrays: ArrayBuffer } | null> {
  const file = await open(path, 'r').catch(() => null)
  if (file === null) return null
  try {
    const { size } = await file.stat()
    const header = Buffer.from((await readAll(file, Math.min(HEADER, size), 0)) ?? [])
    if (header.length < HEADER || !header.subarray(0, 8).equals(MAGIC) || header.readUInt32LE(8) !== code) return null
    const [said, rest] = [Number(header.readBigUInt64LE(16)), Number(header.readBigUInt64LE(24))]
    // A damaged header could ask for any amount of memory, so its lengths must match the file.
    if (HEADER + said + rest !== size) return null
    const text = await readAll(file, said, HEADER)
    const arrays = await readAll(file, rest, HEADER + said)
    if (text === null || arrays === null) return null
    if ((await sumOf(arrays, await sumOf(text, 0))) !== header.readUInt32LE(12)) return null
    return { text: Buffer.from(text.buffer).toString('utf8'), arrays: arrays.buffer }
  } finally {
    await file.close()
  }
}
