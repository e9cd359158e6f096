import { type RefObject, useEffect, useState } from 'react'

/** Half the height of the window. */
const NEAR = '50% 0px'

/** Returns code that is loaded when the place comes near the window. It is null until then, and after a failure. */
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
