import { errorMessages } from '@klarsikt/core/messages'
import { toast } from '@klarsikt/design-system/toast'
import { type ComponentType, useState } from 'react'

interface LateComponent<Props> {
  /** Null until its code is there. */
  readonly Component: ComponentType<Props> | null
  readonly fetching: boolean
  /** Fetches the code unless it is there; false when it could not be had, which the visitor is told. */
  readonly fetchNow: () => Promise<boolean>
}

/** A component whose code comes when it is wanted. Code that cannot be had costs what it shows and not the page. */
export function useLateComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LateComponent<Props> {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<Props> } | null>(null)
  const [fetching, setFetching] = useState(false)
  const fetchNow = async () => {
    if (loaded) return true
    setFetching(true)
    try {
      setLoaded({ Component: (await load()).default })
      return true
    } catch {
      toast({ text: errorMessages['error.generic'], kind: 'error' })
      return false
    } finally {
      setFetching(false)
    }
  }
  return { Component: loaded?.Component ?? null, fetching, fetchNow }
}
