import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const HASH = /^[0-9a-f]{20}$/
const NAME = /^(?:video\.(?:webm|mp4)|poster\.webp)$/

/** Videos that were rendered ahead, with their posters: `{hash}.webm`, `{hash}.mp4` and `{hash}.webp` in one folder. */
export class VideoFolder {
  readonly #dir: string | undefined

  /** Without a folder there are no videos. */
  constructor(dir?: string) {
    this.#dir = dir
  }

  /** Reads `video.webm`, `video.mp4` or `poster.webp` of a video; null when it does not exist. */
  async read(hash: string, name: string): Promise<Buffer<ArrayBuffer> | null> {
    if (this.#dir === undefined || !HASH.test(hash) || !NAME.test(name)) return null
    try {
      return await readFile(join(this.#dir, `${hash}.${name.split('.')[1]}`))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }
}
