import { type RefObject, useEffect, useState } from 'react'

interface SecondPicture {
  /** The pointer or the focus has reached the card, so the picture may be loaded. */
  readonly requested: boolean
  /** The picture is loaded and can replace the first one. */
  readonly here: boolean
}

/** Loads the second picture of a card on hover. Most cards are never hovered, and none is on a touch screen. */
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
    // A picture's load event does not bubble.
    box.addEventListener('load', arrive, { capture: true, signal })
    return () => controller.abort()
  }, [media, state.here])
  return state
}
