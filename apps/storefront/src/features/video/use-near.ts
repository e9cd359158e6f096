import { type RefObject, useEffect, useState } from 'react'

/** Half a window's height away. */
const NEAR = '50% 0px'

/** Code that comes when a place is near the window; null until then, and where it does not come. */
export function useNear<Code extends object>(place: RefObject<Element | null>, load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<Code | null>(null)
  useEffect(() => {
    const fetchNow = () => void load().then(setCode, () => undefined)
    if (!place.current || !('IntersectionObserver' in globalThis)) return fetchNow()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        fetchNow()
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, load])
  return code
}
