import { VIDEO_FORMATS, type VideoFormat, type VideoSet } from './media.js'

/** A video of the shop as content refers to it: by the hash of its content. */
export type VideoReference = { readonly hash: string; readonly label: string; readonly ratio: number }

/** Returns the address of a video in one format. */
export function videoUrl(hash: string, format: VideoFormat): string {
  return ['/media', hash, `video.${format}`].join('/')
}

/** Returns the address of the picture that is shown before a video plays. */
export function posterUrl(hash: string): string {
  return ['/media', hash, 'poster.webp'].join('/')
}

/** Returns a video of the shop in every format [MEDIA-002]. */
export function videoSet({ hash, label, ratio }: VideoReference): VideoSet {
  return {
    label,
    ratio,
    poster: posterUrl(hash),
    sources: VIDEO_FORMATS.map((format) => ({ src: videoUrl(hash, format), type: `video/${format}` })),
  }
}
