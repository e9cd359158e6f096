import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the answer that the fragment of the address names: a search leads to a question, not to a page of them. */
export function useOpenAnswer(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = document.getElementById(fragmentOf(hash))?.querySelector('details')
    if (answer) answer.open = true
  }, [hash])
}

/** Anybody may write an address that cannot be decoded. */
function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
