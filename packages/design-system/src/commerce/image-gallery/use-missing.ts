import type { ImageSet } from '@klarsikt/core/media'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { sizesUpTo } from '../../primitives/picture/source.js'

/** Which pictures cannot be shown: they have no address, or nothing came from it. */
export function useMissing<E extends HTMLElement>() {
  const root = useRef<E>(null)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    // Failures before hydration fired events that nobody listened to.
    for (const image of root.current?.querySelectorAll('img') ?? [])
      if (image.complete && image.currentSrc !== '') image.decode?.().catch(() => setBroken(withPictureOf(image)))
  }, [])
  return {
    root,
    /** An image error does not bubble, but it can be captured. */
    onErrorCapture: (event: SyntheticEvent) => {
      if (event.target instanceof HTMLImageElement) setBroken(withPictureOf(event.target))
    },
    isMissing: (image: ImageSet) => broken.has(image.xl) || sizesUpTo('xl', image).length === 0,
  }
}

function withPictureOf(image: HTMLImageElement) {
  const picture = image.closest<HTMLElement>('[data-picture]')?.dataset['picture']
  return (broken: ReadonlySet<string>) => (picture === undefined ? broken : new Set(broken).add(picture))
}
