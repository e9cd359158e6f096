import type { Fact, Watch } from './debug.js'

/** What `@klarsikt/discovery/debug` has: shows what happened so far, and takes what happens from now on. */
export type DebugModule = { readonly openDebugPanel: (early: readonly Fact[]) => Watch }

/**
 * For `watch` of a client: on a page whose address has `depict_debug` among its parameters, fetches the panel and hands it
 * everything from the beginning; on any other page, and on a server, nothing.
 */
export function debugWatch(load: () => Promise<DebugModule>): Watch | undefined {
  if (!/[?&]depict_debug\b/.test(globalThis.location?.search)) return undefined
  const early: Fact[] = []
  let tell: Watch = (fact) => void early.push(fact)
  void load().then(({ openDebugPanel }) => {
    tell = openDebugPanel(early)
  })
  return (fact) => tell(fact)
}
