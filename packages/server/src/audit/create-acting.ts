import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The actor that the running code works for, and the id of the HTTP request that asked for it (null outside requests).
 */
export type Acting<Actor> = { readonly actor: Actor; readonly requestId: string | null }

export type ActingContext<Actor> = {
  /** Runs work on behalf of an actor. */
  actAs<T>(actor: Actor, requestId: string | null, work: () => T): T
  actingAs(): Acting<Actor>
}

/**
 * Keeps the actor in async storage, so that functions need no parameter for it. Code that runs outside `actAs` gets the
 * `background` actor.
 */
export function createActing<Actor>(background: Actor): ActingContext<Actor> {
  const storage = new AsyncLocalStorage<Acting<Actor>>()
  return {
    actAs: (actor, requestId, work) => storage.run({ actor, requestId }, work),
    actingAs: () => storage.getStore() ?? { actor: background, requestId: null },
  }
}
