import { randomUUID } from 'node:crypto'
import { link, rename, rm, writeFile } from 'node:fs/promises'

type FileOptions = { readonly mode?: number; readonly encoding?: 'utf8' | 'latin1' }

/** Writes a file that others may read at any moment: they find what was there before or all that is new, never a part of it. */
export async function replaceFile(path: string, data: string | Uint8Array, options: FileOptions = {}): Promise<void> {
  await withDraft(path, data, options, (draft) => rename(draft, path))
}

/** Writes a file that is made once: of several who make it at the same time one does, and it is whole when it is there. False where it was there. */
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

/** The draft is on the disk before it gets its name: a power cut leaves no name with half of the file. */
async function withDraft<T>(
  path: string,
  data: string | Uint8Array,
  options: FileOptions,
  finish: (draft: string) => Promise<T>,
): Promise<T> {
  // A number of a process is no name: processes in containers share it.
  const draft = `${path}.${randomUUID()}.part`
  try {
    await writeFile(draft, data, { ...options, flush: true })
    return await finish(draft)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
