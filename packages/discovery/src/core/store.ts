/** A value that can be watched. React calls it an external store. */
export interface Readable<S> {
  readonly getState: () => S
  /** Calls the listener after every change. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
}
export interface Store<S> extends Readable<S> {
  /** Changes the state. When nothing differs, the state stays the same object and no listener is called. */
  readonly setState: (patch: Partial<S>) => void
}

/** Makes a store. Each change makes a new state object. */
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
