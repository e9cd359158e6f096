import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { IndexSettings, SearchEngine } from '../engine.js'
import { Core } from './core.js'
import { EmbeddedIndex } from './embedded-index.js'

export type EmbeddedEngineOptions = {
  /** Folder of the snapshots. Without it indices live in memory only. */
  readonly folder?: string
}

/** A search engine inside the process, without server or network. Its indices are caches of the products in the shop's database. */
export interface EmbeddedEngine extends SearchEngine {
  readonly kind: 'embedded'
  open(name: string, settings: IndexSettings): Promise<EmbeddedIndex>
  /** Writes a snapshot of an open index. `checkpoint` says up to where changes are included; the index has it when it is opened again. */
  save(name: string, checkpoint: string): Promise<void>
}

/** Milliseconds after which an unfinished file is left over from a killed process. */
const ABANDONED = 10 * 60_000

/** Removes files that killed processes did not finish. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.new')) continue
    const path = join(folder, name)
    const written = await stat(path).catch(() => null)
    if (written !== null && Date.now() - written.mtimeMs > ABANDONED) await rm(path, { force: true })
  }
}

export function createEmbeddedEngine({ folder }: EmbeddedEngineOptions = {}): EmbeddedEngine {
  const open = new Map<string, Promise<EmbeddedIndex>>()
  const fileOf = (name: string): string | null =>
    folder === undefined ? null : join(folder, `${encodeURIComponent(name)}.index`)
  const read = async (name: string, settings: IndexSettings): Promise<EmbeddedIndex> => {
    const path = fileOf(name)
    const found = path === null ? null : await EmbeddedIndex.load(path, settings)
    return found ?? new EmbeddedIndex(new Core(settings))
  }
  return {
    kind: 'embedded',
    open(name, settings) {
      const known = open.get(name)
      if (known !== undefined) return known
      const index = read(name, settings)
      open.set(name, index)
      // A failed read is forgotten, so that the next call tries again.
      index.catch(() => open.delete(name))
      return index
    },
    async save(name, checkpoint) {
      const [index, path] = [await open.get(name), fileOf(name)]
      if (index === undefined || path === null || folder === undefined) return
      await mkdir(folder, { recursive: true })
      await sweep(folder)
      await index.save(path, checkpoint)
    },
    async drop(name) {
      open.delete(name)
      const path = fileOf(name)
      if (path !== null) await rm(path, { force: true })
    },
    async close() {
      const indices = await Promise.all(open.values())
      open.clear()
      await Promise.all(indices.map((index) => index.close()))
    },
  }
}
