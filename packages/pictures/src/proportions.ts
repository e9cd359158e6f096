import type { PictureSpec } from './picture-spec.js'

/** Height over width of product pictures: the 1.6:1 card. */
const CARD_ASPECT = 0.625
const BANNER_ASPECT = { '21:9': 9 / 21, '4:5': 5 / 4 } as const

/** Height over width. */
export function aspectOf(spec: PictureSpec): number {
  return spec.kind === 'banner' ? BANNER_ASPECT[spec.ratio] : CARD_ASPECT
}

/** Height in px at a width. */
export function heightOf(spec: PictureSpec, width: number): number {
  return Math.round(width * aspectOf(spec))
}
