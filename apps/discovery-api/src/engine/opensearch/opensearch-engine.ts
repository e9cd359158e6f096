import { type Clock, systemClock } from '@klarsikt/core/lib'
import type { IndexSettings, SearchEngine } from '../engine.js'
import { Checkpoints } from './checkpoints.js'
import { Connection, type ConnectionOptions } from './connection.js'
import { generationsOf } from './generations.js'
import type { Layout } from './mapping.js'
import { aliasOf } from './names.js'
import { OpenSearchIndex } from './opensearch-index.js'

export type OpenSearchOptions = ConnectionOptions &
  Partial<Layout> & {
    /** Start of the names of all indices, so that installations can share a cluster; `klarsikt` by default. */
    readonly prefix?: string
    readonly clock?: Clock
    /** Milliseconds for which query planning may miss changes by other processes; 30 seconds by default. */
    readonly freshFor?: number
  }

/** An engine on a cluster. The cluster stores the indices, so saving writes only the checkpoint. */
export interface OpenSearchEngine extends SearchEngine {
  readonly kind: 'opensearch'
  open(name: string, settings: IndexSettings): Promise<OpenSearchIndex>
  save(name: string, checkpoint: string): Promise<void>
}

/**
 * The engine for catalogues that are too large for one process: every index is split into shards, each kept on several nodes. Words are
 * analysed, weighed and planned as in the embedded engine; the cluster stores, scores and counts.
 */
export function createOpenSearchEngine(options: OpenSearchOptions): OpenSearchEngine {
  const { shards = 2, replicas = 1, prefix = 'klarsikt', clock = systemClock, freshFor = 30_000 } = options
  const connection = new Connection(options)
  const layout: Layout = { shards, replicas }
  const checkpoints = new Checkpoints(connection, prefix, replicas)
  const opened = new Map<string, Promise<OpenSearchIndex>>()
  const read = (name: string, settings: IndexSettings): Promise<OpenSearchIndex> =>
    OpenSearchIndex.open(
      {
        connection,
        checkpoints,
        alias: aliasOf(prefix, name),
        layout,
        clock,
        freshFor,
        // The index may be opened again with other settings.
        onClose: () => opened.delete(name),
      },
      settings,
    )
  return {
    kind: 'opensearch',
    open(name, settings) {
      const known = opened.get(name)
      if (known !== undefined) return known
      const index = read(name, settings)
      opened.set(name, index)
      // A failed open is forgotten, so that the next call tries again.
      index.catch(() => opened.delete(name))
      return index
    },
    async save(name, checkpoint) {
      await (await opened.get(name))?.save(checkpoint)
    },
    async drop(name) {
      await (await opened.get(name)?.catch(() => undefined))?.close()
      opened.delete(name)
      for (const generation of await generationsOf(connection, aliasOf(prefix, name))) {
        // The checkpoint goes first: a generation without one is filled again, and a checkpoint without a generation is
        // ignored.
        await checkpoints.remove(generation.name)
        await connection.statusOf({ method: 'DELETE', path: `/${generation.name}` })
      }
    },
    async close() {
      for (const index of await Promise.allSettled(opened.values()))
        if (index.status === 'fulfilled') await index.value.close()
      opened.clear()
      await connection.close()
    },
  }
}
