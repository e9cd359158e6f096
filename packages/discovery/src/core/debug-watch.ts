import type { DebugEntry, Watch } from '../watch.js'

/** What `@klarsikt/discovery/debug` has: shows what happened so far, and takes what happens from now on. */
export type DebugModule = { readonly openDebugPanel: (early: readonly DebugEntry[]) => Watch }

/**
 * For `watch` of a client: on a page whose address has `depict_debug` among its parameters, fetches the panel and hands it
 * everything from the beginning; on any other page, and on a server, nothing.
 */
export function debugWatch(load: () => Promise<DebugModule>): Watch | undefined {
  if (!/[?&]depict_debug\b/.test(globalThis.location?.search)) return undefined
  const early: DebugEntry[] = []
  let forward: Watch = (entry) => void early.push(entry)
  void load().then(({ openDebugPanel }) => {
    forward = openDebugPanel(early)
  })
  return (entry) => forward(entry)
}
