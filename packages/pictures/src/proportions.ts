import type { PictureSpec } from './picture-spec.js'

/** Height over width of product pictures: the 1.6:1 card. */
const CARD_ASPECT = 0.625
const BANNER_ASPECT = { '21:9': 9 / 21, '4:5': 5 / 4 } as const
const STILL_LIFE_ASPECT = { wide: BANNER_ASPECT['21:9'], tall: BANNER_ASPECT['4:5'] } as const

/** Height over width. */
export function aspectOf(spec: PictureSpec): number {
  if (spec.kind === 'banner') return BANNER_ASPECT[spec.ratio]
  return spec.kind === 'still-life' ? STILL_LIFE_ASPECT[spec.crop] : CARD_ASPECT
}

/** Height in px at a width. */
export function heightOf(spec: PictureSpec, width: number): number {
  return Math.round(width * aspectOf(spec))
}
