import { useState } from 'react'

/** True in the one render in which a value differs from the render before; for resetting state without a flash. */
export function useChanged<T>(value: T): boolean {
  const [before, setBefore] = useState(value)
  if (before === value) return false
  setBefore(value)
  return true
}
