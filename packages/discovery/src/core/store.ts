/** A value that can be watched; what React calls an external store. */
export interface Readable<S> {
  readonly getState: () => S
  /** Called after every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}
export interface Store<S> extends Readable<S> {
  /** When nothing differs the state stays the same object, and no listener is called. */
  readonly setState: (patch: Partial<S>) => void
}

/** Holds a state; a change makes a new object. */
export function createStore<S extends object>(initial: S): Store<S> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    setState(patch) {
      if ((Object.keys(patch) as (keyof S)[]).every((key) => Object.is(state[key], patch[key]))) return
      state = { ...state, ...patch }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
