import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const SEAL = 16

/** Contents of a file written by {@link writeSealed}; null when it is missing, truncated or altered. */
export async function readSealed(path: string): Promise<Buffer | null> {
  let file: Buffer
  try {
    file = await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  const payload = file.subarray(SEAL)
  return file.length > SEAL && seal(payload).equals(file.subarray(0, SEAL)) ? payload : null
}

/** Writes to a temporary file and renames it, so that nobody reads an incomplete file. */
export async function writeSealed(path: string, payload: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}.part`
  try {
    await writeFile(draft, Buffer.concat([seal(payload), payload]))
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

function seal(payload: Buffer): Buffer {
  return createHash('sha256').update(payload).digest().subarray(0, SEAL)
}
