/** Widths of the responsive pictures in pixels, the largest first [MEDIA-007]. */
export const IMAGE_WIDTHS = { xl: 1180, lg: 570, md: 285, sm: 145, xs: 75 } as const
export type ImageSize = keyof typeof IMAGE_WIDTHS
export const IMAGE_SIZES = Object.keys(IMAGE_WIDTHS) as readonly ImageSize[]

/** Formats of pictures, the preferred first. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** The addresses of one picture in every size [MEDIA-001]. */
export type ImageSet = { readonly alt: string } & { readonly [Size in ImageSize]: string }

/** A picture or a video [MEDIA-002]. */
export type Media = (
  | {
      readonly kind: 'image'
      readonly src: string
      readonly alt: string
      readonly attributes?: Readonly<Record<string, string>>
    }
  | { readonly kind: 'video'; readonly sources: readonly VideoSource[]; readonly poster?: string }
) & {
  /** Width divided by height, if known. */
  readonly ratio?: number
}

/** A video of the shop: its description, poster, files and shape. */
export type VideoSet = {
  readonly label: string
  /** Address of the picture that is shown before the video plays. */
  readonly poster: string
  /** The video in each of {@link VIDEO_FORMATS}. */
  readonly sources: readonly Required<VideoSource>[]
  /** Width divided by height. */
  readonly ratio: number
}

/** Formats of videos, the preferred first. */
export const VIDEO_FORMATS = ['webm', 'mp4'] as const
export type VideoFormat = (typeof VIDEO_FORMATS)[number]

/** One file of a video; `type` is its media type. */
export type VideoSource = { readonly src: string; readonly type?: string }
