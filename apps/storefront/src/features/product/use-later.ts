import { useEffect, useState } from 'react'

/** Pause in milliseconds, so that the page itself loads first. */
const PAUSE_MS = 300

/**
 * Returns code that is loaded after the page. It is null until then, and after a failure, which is not shown since the
 * visitor has not asked for the code.
 */
export function useLater<Code extends object>(load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<Code | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => void load().then(setCode, () => undefined), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [load])
  return code
}
