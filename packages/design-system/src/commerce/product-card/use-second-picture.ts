import { type RefObject, useEffect, useState } from 'react'

interface SecondPicture {
  /** The pointer or focus has come to the card: the picture may be fetched. */
  readonly requested: boolean
  /** It is here and can take the place of the first. */
  readonly here: boolean
}

/** Loads the second picture of a card on hover: most cards are never pointed at, and none on a touch screen. */
export function useSecondPicture(media: RefObject<HTMLElement | null>): SecondPicture {
  const [state, setState] = useState<SecondPicture>({ requested: false, here: false })
  useEffect(() => {
    const box = media.current
    const card = box?.closest('article')
    if (!box || !card || state.here) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const want = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch')
        setState((now) => (now.requested ? now : { requested: true, here: false }))
    }
    const arrive = ({ target }: Event) => {
      if (target !== box.querySelector('img')) setState({ requested: true, here: true })
    }
    card.addEventListener('pointerenter', want, { signal })
    card.addEventListener('focusin', want, { signal })
    // A picture's load does not bubble.
    box.addEventListener('load', arrive, { capture: true, signal })
    return () => controller.abort()
  }, [media, state.here])
  return state
}
