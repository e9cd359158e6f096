interface Options<Value> {
  readonly key: string
  /** Reads the stored text, which is null where nothing is stored. A text for which it throws counts as nothing. */
  readonly parse: (text: string | null) => Value
  /** Returns the text to store, or null to store nothing. */
  readonly format: (value: Value) => string | null
  /** The value where the browser stores nothing. */
  readonly none: Value
}

/** A value that the browser stores, for `useSyncExternalStore`. */
export interface DeviceValue<Value> {
  readonly read: () => Value
  /** Sets the value. Returns false where the browser stores nothing. The value then lasts until the page is left. */
  readonly write: (value: Value) => boolean
  /** Calls the listener when this tab or another has set the value. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates a value that the device stores under its own key. It is read once, and again when another tab sets it. */
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
