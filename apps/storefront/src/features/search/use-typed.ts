import { useState } from 'react'
import { useChanged } from '../../lib/use-changed.js'

/** Holds the text of the search. Closing the search clears it [SSEARCH-012]. */
export function useTyped(open: boolean) {
  const state = useState('')
  if (useChanged(open)) state[1]('')
  return state
}
