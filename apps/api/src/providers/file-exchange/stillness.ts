/** How a file looks. */
export type FileLook = { readonly name: string; readonly size: number; readonly mtimeMs: number }

type Seen = FileLook & { readonly since: number }

/**
 * Tells files that are whole from those that are being written: size and time have stood still for a while. The time of a file alone does
 * not say that, since it may come from another machine, and transfers set it to that of the original.
 */
export function createStillness() {
  const seenIn = new Map<string, ReadonlyMap<string, Seen>>()
  return {
    /** Those of the files of a folder that have looked the same for long enough. One that has gone is forgotten. */
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
