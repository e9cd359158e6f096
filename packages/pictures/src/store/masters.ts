import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { motifHash } from '../picture-hash.js'
import type { PictureSpec } from '../picture-spec.js'
import { PICTURE_WIDTHS } from '../sizes.js'

const FILE = /^([0-9a-f]{20})\.webp$/

/** Files of pictures that were rendered ahead, by the hash of their motif. */
export class Masters {
  readonly #files: ReadonlyMap<string, string>

  constructor(dir?: string) {
    this.#files = dir === undefined ? new Map() : filesIn(dir)
  }

  /** The file of a picture; undefined when it was not rendered. */
  fileOf(spec: PictureSpec): string | undefined {
    return this.#files.size === 0 ? undefined : this.#files.get(motifHash(spec))
  }
}

function filesIn(dir: string): Map<string, string> {
  try {
    return new Map(
      readdirSync(dir).flatMap((name) => {
        const motif = FILE.exec(name)?.[1]
        return motif === undefined ? [] : [[motif, join(dir, name)] as const]
      }),
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map()
    throw error
  }
}

/** A rendered picture. Null when its file is missing, truncated or smaller than the largest size; the picture is then drawn. */
export async function readMaster(path: string): Promise<Buffer | null> {
  try {
    const file = await readFile(path)
    const { width, height } = await sharp(file, { failOn: 'truncated' }).metadata()
    await sharp(file, { failOn: 'truncated' }).stats()
    return width >= PICTURE_WIDTHS.xl && height > 0 ? file : null
  } catch {
    return null
  }
}
