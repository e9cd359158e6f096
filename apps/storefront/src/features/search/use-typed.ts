import { useState } from 'react'
import { useChanged } from '../../lib/use-changed.js'

/** What is typed into the search. Closing it forgets that [SSEARCH-012]. */
export function useTyped(open: boolean) {
  const state = useState('')
  if (useChanged(open)) state[1]('')
  return state
}
