import { randomUUID } from 'node:crypto'
import { link, rename, rm, writeFile } from 'node:fs/promises'

type FileOptions = { readonly mode?: number; readonly encoding?: 'utf8' | 'latin1' }

/**
 * Writes a file that others may read at any moment. They find the old content or the complete new content, never a part
 * of it.
 */
export async function replaceFile(path: string, data: string | Uint8Array, options: FileOptions = {}): Promise<void> {
  await withDraft(path, data, options, (draft) => rename(draft, path))
}

/**
 * Creates a file that is written only once. When several processes create it at the same time, one of them does, and
 * the file is complete as soon as it exists. Returns false when the file existed already.
 */
export async function createFile(path: string, data: string | Uint8Array, options: FileOptions = {}): Promise<boolean> {
  return withDraft(path, data, options, async (draft) => {
    try {
      await link(draft, path)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    } finally {
      await rm(draft, { force: true })
    }
  })
}

/**
 * Writes the data to a temporary file and flushes it to the disk before `finish` gives it its name. So a power cut
 * never leaves a half-written file with that name.
 */
async function withDraft<T>(
  path: string,
  data: string | Uint8Array,
  options: FileOptions,
  finish: (draft: string) => Promise<T>,
): Promise<T> {
  // A process id would not be unique, because processes in different containers can have the same one.
  const draft = `${path}.${randomUUID()}.part`
  try {
    await writeFile(draft, data, { ...options, flush: true })
    return await finish(draft)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
