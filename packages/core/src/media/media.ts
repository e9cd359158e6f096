import { oneOf } from '../lib/one-of.js'

/** Widths of the responsive pictures in pixels, largest first [MEDIA-007]. */
export const IMAGE_WIDTHS = { xl: 1180, lg: 570, md: 285, sm: 145, xs: 75 } as const
export type ImageSize = keyof typeof IMAGE_WIDTHS
export const IMAGE_SIZES = Object.keys(IMAGE_WIDTHS) as readonly ImageSize[]

/** Formats a picture is served in, best first. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]
export const isImageFormat = oneOf(IMAGE_FORMATS)

/** One picture in every size, as URLs [MEDIA-001]. */
export type ImageSet = { readonly alt: string } & { readonly [Size in ImageSize]: string }

/** A picture or a film, with the shape of its frame when it is known [MEDIA-002]. */
export type Media = (
  | {
      readonly kind: 'image'
      readonly src: string
      readonly alt: string
      readonly attributes?: Readonly<Record<string, string>>
    }
  | { readonly kind: 'video'; readonly sources: readonly VideoSource[]; readonly poster?: string }
) & {
  /** Width divided by height. */
  readonly ratio?: number
}

/** A film of the shop's own: what is seen of it in words, a still picture, its files, and its shape. */
export type VideoSet = {
  readonly label: string
  /** Address of a picture of it. */
  readonly poster: string
  /** The same film in each of {@link VIDEO_FORMATS}. */
  readonly sources: readonly Required<VideoSource>[]
  /** Width divided by height. */
  readonly ratio: number
}

/** Formats a film is served in, best first. */
export const VIDEO_FORMATS = ['webm', 'mp4'] as const
export type VideoFormat = (typeof VIDEO_FORMATS)[number]

/** One file of a film. */
export type VideoSource = { readonly src: string; readonly type?: string }
