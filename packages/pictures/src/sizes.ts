/** Served widths in px by size key [MEDIA-007]. */
export const PICTURE_WIDTHS = { xl: 1180, lg: 570, md: 285, sm: 145, xs: 75 } as const
export type PictureSize = keyof typeof PICTURE_WIDTHS

/** Further widths in px, for pictures that fill the head of a page. */
export const STILL_LIFE_WIDTHS = [780, 2000] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[PictureSize] | (typeof STILL_LIFE_WIDTHS)[number]

/** Picture formats. No page of the shop uses PNG; it is for API clients that accept nothing else. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg', 'png'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

export function isPictureWidth(width: number): width is PictureWidth {
  return ([...Object.values(PICTURE_WIDTHS), ...STILL_LIFE_WIDTHS] as number[]).includes(width)
}

export function isPictureFormat(format: string): format is PictureFormat {
  return (PICTURE_FORMATS as readonly string[]).includes(format)
}
