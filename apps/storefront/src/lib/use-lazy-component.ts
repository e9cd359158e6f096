import { type ComponentType, useState } from 'react'
import { lazyImport } from './lazy-import.js'

interface LazyComponent<Props> {
  /** Null until its code is loaded. */
  readonly Component: ComponentType<Props> | null
  readonly fetching: boolean
  /**
   * Loads the code if needed. Returns false after a failure, and then shows a notification with a button that calls
   * `again`.
   */
  readonly fetchNow: (again: () => void) => Promise<boolean>
}

/** Holds a component whose code is loaded when it is needed. If that fails, only the component is missing. */
export function useLazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyComponent<Props> {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<Props> } | null>(null)
  const [fetching, setFetching] = useState(false)
  const fetchNow = async (again: () => void) => {
    if (loaded) return true
    setFetching(true)
    const code = await lazyImport(load, again)
    if (code) setLoaded({ Component: code.default })
    setFetching(false)
    return code !== null
  }
  return { Component: loaded?.Component ?? null, fetching, fetchNow }
}
