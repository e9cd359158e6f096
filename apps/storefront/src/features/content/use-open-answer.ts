import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the answer that the fragment of the address names, so that a link from the search leads to one question. */
export function useOpenAnswer(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = document.getElementById(fragmentOf(hash))?.querySelector('details')
    if (answer) answer.open = true
  }, [hash])
}

/** Returns the decoded fragment. It is empty for an address that cannot be decoded. */
function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
