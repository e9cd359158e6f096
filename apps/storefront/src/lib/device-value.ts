interface Options<Value> {
  readonly key: string
  /** Reads what is stored; null where nothing is. What it throws for counts as nothing too. */
  readonly parse: (text: string | null) => Value
  /** What is stored of a value; null stores nothing. */
  readonly format: (value: Value) => string | null
  /** What there is where the browser stores nothing. */
  readonly none: Value
}

/** A value that the browser stores, for `useSyncExternalStore`. */
export interface DeviceValue<Value> {
  readonly read: () => Value
  /** Sets it; false where the browser stores nothing, and then it holds for this page. */
  readonly write: (value: Value) => boolean
  /** Calls when this tab or another has set it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A value that is stored on the device under a key of its own. It is read once, and again when another tab sets it. */
export function createDeviceValue<Value>({ key, parse, format, none }: Options<Value>): DeviceValue<Value> {
  const listeners = new Set<() => void>()
  /** Undefined until the storage has been read. */
  let current: { readonly value: Value } | undefined

  const stored = (): Value => {
    try {
      return parse(localStorage.getItem(key))
    } catch {
      return none
    }
  }
  return {
    read: () => (current ??= { value: stored() }).value,
    write: (value) => {
      current = { value }
      for (const listener of listeners) listener()
      try {
        const text = format(value)
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
        return true
      } catch {
        return false
      }
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        current = { value: stored() }
        listener()
      }
      listeners.add(listener)
      addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', onStorage)
      }
    },
  }
}
