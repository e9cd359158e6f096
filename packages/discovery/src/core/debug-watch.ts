import type { DebugEntry, Watch } from '../watch.js'

/** The exports of `@klarsikt/discovery/debug`. The panel shows `early` and then everything that is reported. */
export type DebugModule = { readonly openDebugPanel: (early: readonly DebugEntry[]) => Watch }

/**
 * Makes the `watch` option of a client. On a page with the parameter `depict_debug` it loads the panel and passes on
 * everything from the beginning. On any other page and on a server it returns undefined.
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
