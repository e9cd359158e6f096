/** The facts that show whether a file is still being written. */
export type FileLook = { readonly name: string; readonly size: number; readonly mtimeMs: number }

type Seen = FileLook & { readonly since: number }

/**
 * Tells complete files from those still being written: size and time have stayed the same for a while. The time of a
 * file alone is not enough, because another machine may have set it, and transfers copy it from the original.
 */
export function createStillness() {
  const seenIn = new Map<string, ReadonlyMap<string, Seen>>()
  return {
    /** The files of a folder that have looked the same for long enough. Files that are gone are forgotten. */
    among<T extends FileLook>(
      folder: string,
      files: readonly T[],
      { now, settleSeconds }: { readonly now: Date; readonly settleSeconds: number },
    ): T[] {
      const before = seenIn.get(folder)
      const seen = new Map(files.map((file) => [file.name, seenSince(file, before?.get(file.name), now)]))
      seenIn.set(folder, seen)
      return files.filter(({ name }) => now.getTime() - (seen.get(name)?.since ?? Infinity) >= settleSeconds * 1000)
    },
  }
}

function seenSince({ name, size, mtimeMs }: FileLook, before: Seen | undefined, now: Date): Seen {
  const isSame = before !== undefined && before.size === size && before.mtimeMs === mtimeMs
  return { name, size, mtimeMs, since: isSame ? before.since : now.getTime() }
}
