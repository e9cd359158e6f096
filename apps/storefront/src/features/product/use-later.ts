import { useEffect, useState } from 'react'

/** The page comes first. */
const PAUSE_MS = 300

/** Code that comes once the page stands; null until then, and where it does not come: it has not been asked for. */
export function useLater<Code extends object>(load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<Code | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => void load().then(setCode, () => undefined), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [load])
  return code
}
