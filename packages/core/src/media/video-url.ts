import { VIDEO_FORMATS, type VideoFormat, type VideoSet } from './media.js'

/** A film of the shop as content names it: by the hash of what is in it. */
export type VideoReference = { readonly hash: string; readonly label: string; readonly ratio: number }

/** The address of a film's file. */
export function videoUrl(hash: string, format: VideoFormat): string {
  return ['/media', hash, `video.${format}`].join('/')
}

/** The address of a film's still picture. */
export function posterUrl(hash: string): string {
  return ['/media', hash, 'poster.webp'].join('/')
}

/** A film of the shop in every format [MEDIA-002]. */
export function videoSet({ hash, label, ratio }: VideoReference): VideoSet {
  return {
    label,
    ratio,
    poster: posterUrl(hash),
    sources: VIDEO_FORMATS.map((format) => ({ src: videoUrl(hash, format), type: `video/${format}` })),
  }
}
