import type { Indexer } from 'storybook/internal/types'
import { CHECK_TAG, isCheck } from '../src/docs/shelves.ts'

/** Tags the stories that only exist to be tested, so that the sidebar can leave them out. */
export function shelved(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const entries = await indexer.createIndex(fileName, options)
      return entries.map((entry) =>
        entry.type === 'story' && isCheck(entry) ? { ...entry, tags: [...(entry.tags ?? []), CHECK_TAG] } : entry,
      )
    },
  }
}
