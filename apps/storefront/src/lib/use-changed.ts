import { useState } from 'react'

/**
 * Returns true in the one render in which a value differs from the previous render. It is for resetting state without a
 * flash.
 */
export function useChanged<T>(value: T): boolean {
  const [before, setBefore] = useState(value)
  if (before === value) return false
  setBefore(value)
  return true
}
