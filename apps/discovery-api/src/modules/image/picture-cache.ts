import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes of all cached pictures; those unused for longest are deleted first. */
const MAX_CACHED_BYTES = 2 * 1024 ** 3
/** Milliseconds before a picture is fetched again. */
const MAX_AGE_MS = 7 * 24 * 3_600_000

export type PictureCache = {
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Buffer): Promise<void>
  /** Deletes pictures that are too old or exceed the limit. */
  sweep(): Promise<void>
}

/** Resized pictures on disk. A file appears complete or not at all. */
export function createPictureCache(folder: string, now: () => number): PictureCache {
  const fileOf = (key: string) => {
    const name = createHash('sha256').update(key).digest('hex')
    return join(folder, name.slice(0, 2), name)
  }
  return {
    async read(key) {
      const file = fileOf(key)
      try {
        const { mtimeMs } = await stat(file)
        return now() - mtimeMs > MAX_AGE_MS ? null : await readFile(file)
      } catch {
        return null
      }
    },
    async write(key, bytes) {
      const file = fileOf(key)
      await mkdir(join(file, '..'), { recursive: true })
      const part = `${file}.${randomUUID()}.part`
      await writeFile(part, bytes)
      await rename(part, file)
    },
    async sweep() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      const files = await Promise.all(
        entries
          .filter((entry) => entry.isFile())
          .map(async (entry) => {
            const path = join(entry.parentPath, entry.name)
            const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }))
            return { path, size, mtimeMs }
          }),
      )
      let kept = 0
      for (const { path, size, mtimeMs } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
        kept += size
        if (kept > MAX_CACHED_BYTES || now() - mtimeMs > MAX_AGE_MS) await rm(path, { force: true })
      }
    },
  }
}
