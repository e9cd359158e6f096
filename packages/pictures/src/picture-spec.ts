import type { FrameSpec, FrameView, LensFinishId } from '@klarsikt/eyewear'
import type { StillLifeName } from './still-lifes.js'

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`

export interface FramePicture {
  readonly kind: 'frame'
  readonly frame: FrameSpec
  readonly view: FrameView
}

/** A carton of contact lenses; in the view `blister` with one lens in front of it. */
export interface ContactLensPicture {
  readonly kind: 'contact-lens-pack'
  readonly brand: string
  readonly product: string
  /** Ground colour and accent colour of the carton. */
  readonly colors: readonly [Hex, Hex]
  readonly count: number
  readonly wear: 'daily' | 'two-week' | 'monthly'
  readonly view?: 'pack' | 'blister'
}

export interface BottlePicture {
  readonly kind: 'bottle'
  readonly form: 'solution' | 'spray' | 'drops' | 'gel'
  readonly brand: string
  readonly product: string
  readonly color: Hex
  /** Contents as printed, such as `360 ml`. */
  readonly contents: string
}

export interface JarPicture {
  readonly kind: 'supplement-jar'
  readonly brand: string
  readonly product: string
  readonly color: Hex
  readonly contents: string
}

export interface EyeMaskPicture {
  readonly kind: 'eye-mask'
  readonly color: Hex
}

export interface WipesPicture {
  readonly kind: 'wipes-box'
  readonly brand: string
  readonly product: string
  readonly color: Hex
  readonly count: number
}

export interface GiftCardPicture {
  readonly kind: 'gift-card'
  readonly theme: 'fjord' | 'sun' | 'linen'
}

export interface HearingPicture {
  readonly kind: 'hearing'
  readonly item: 'charger-case' | 'ear-piece' | 'batteries' | 'filters'
  readonly brand: string
  readonly product: string
  readonly color: Hex
}

export interface AccessoryPicture {
  readonly kind: 'accessory'
  readonly item: 'case' | 'cloth' | 'cord'
  readonly color: Hex
}

/** A single lens that shows a tint or a coating. */
export interface LensPicture {
  readonly kind: 'lens'
  readonly finish: LensFinishId
}

/** Wide or tall art for page heads, with a frame when given. */
export interface BannerPicture {
  readonly kind: 'banner'
  readonly ratio: '21:9' | '4:5'
  readonly scene: 'linen' | 'fjord' | 'sun' | 'sky' | 'slate'
  readonly frame?: FrameSpec
}

/** A composed picture for the head of a page. The studio renders it ahead; where that is missing, a banner is drawn. */
export interface StillLifePicture {
  readonly kind: 'still-life'
  readonly name: StillLifeName
  /** `wide` for a text to its left, `tall` for a text above it. */
  readonly crop: 'wide' | 'tall'
  readonly light: 'day' | 'dark'
}

export interface StorePicture {
  readonly kind: 'store'
  /** Selects one of the façades. */
  readonly variant: number
}

/** Everything that a picture depends on, as plain JSON, so that it can be hashed and stored in a table. */
export type PictureSpec =
  | FramePicture
  | ContactLensPicture
  | BottlePicture
  | JarPicture
  | EyeMaskPicture
  | WipesPicture
  | GiftCardPicture
  | HearingPicture
  | AccessoryPicture
  | LensPicture
  | BannerPicture
  | StillLifePicture
  | StorePicture

export type PictureKind = PictureSpec['kind']

/** Pictures that are ray-traced, which takes long and can be done in bands. A store is vector graphics. */
export type Photographed = Exclude<PictureSpec, StorePicture>

export function isPhotographed(spec: PictureSpec): spec is Photographed {
  return spec.kind !== 'store'
}
