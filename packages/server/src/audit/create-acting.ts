import { AsyncLocalStorage } from 'node:async_hooks'

/** Who does the present work, and the request that asked for it; null outside requests. */
export type Acting<Actor> = { readonly actor: Actor; readonly requestId: string | null }

export type ActingContext<Actor> = {
  /** Runs work on behalf of an actor. */
  actAs<T>(actor: Actor, requestId: string | null, work: () => T): T
  /** On whose behalf the present work is done. */
  actingAs(): Acting<Actor>
}

/**
 * Carries the actor along with the work and not through every signature between. Outside of `actAs` work is done by
 * `background`.
 */
export function createActing<Actor>(background: Actor): ActingContext<Actor> {
  const storage = new AsyncLocalStorage<Acting<Actor>>()
  return {
    actAs: (actor, requestId, work) => storage.run({ actor, requestId }, work),
    actingAs: () => storage.getStore() ?? { actor: background, requestId: null },
  }
}
