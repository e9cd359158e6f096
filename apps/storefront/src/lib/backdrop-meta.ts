import type { BackdropSet, PageSection } from '@klarsikt/contract/shop/types'
import { type BackdropCrops, backdropSrcSet } from '@klarsikt/core/media'
import type { MetaDescriptor } from 'react-router'
import { BACKDROP_SIZES, BACKDROP_WIDE } from './backdrop-sizes.js'

interface BackdropPreload {
  readonly media: string
  readonly imagesrcset: string
  readonly imagesizes: string
}

/**
 * Returns a meta tag that tells the boot script which picture to preload. A preload tag in the document would not know
 * the shopper's theme, and one tag for each theme would fetch a picture that is never shown.
 */
export function backdropMeta(backdrop: BackdropSet | null | undefined): MetaDescriptor[] {
  if (!backdrop) return []
  const content = JSON.stringify({ light: preloads(backdrop.light), dark: preloads(backdrop.dark) })
  return [{ name: 'backdrop', content }]
}

export function topBackdrop(sections: readonly PageSection[] = []): BackdropSet | null {
  const [first] = sections
  return first?.kind === 'hero' ? first.backdrop : null
}

function preloads(crops: BackdropCrops): BackdropPreload[] {
  return [
    { media: BACKDROP_WIDE, imagesrcset: backdropSrcSet(crops, 'wide'), imagesizes: BACKDROP_SIZES.wide },
    {
      media: `not all and ${BACKDROP_WIDE}`,
      imagesrcset: backdropSrcSet(crops, 'tall'),
      imagesizes: BACKDROP_SIZES.tall,
    },
  ]
}
