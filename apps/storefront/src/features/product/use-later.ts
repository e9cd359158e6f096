import { useEffect, useState } from 'react'

/** The page comes first. */
const PAUSE_MS = 300

/** Code that comes once the page stands; null until then, and where it does not come: it has not been asked for. */
export function useLater<Code>(load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<{ readonly loaded: Code } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      load().then(
        (loaded) => setCode({ loaded }),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [load])
  return code && code.loaded
}
