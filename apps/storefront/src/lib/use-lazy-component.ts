import { type ComponentType, useState } from 'react'
import { lazyImport } from './lazy-import.js'

interface LazyComponent<Props> {
  /** Null until its code is there. */
  readonly Component: ComponentType<Props> | null
  readonly fetching: boolean
  /** Fetches the code unless it is there; false when it could not be had, which the visitor is shown with a way to ask `again`. */
  readonly fetchNow: (again: () => void) => Promise<boolean>
}

/** A component whose code is loaded when it is needed. Code that cannot be had costs what it shows and not the page. */
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
