import type { Media as MediaData } from '@klarsikt/core/media'
import { Picture } from '../picture/picture.js'
import { Video } from '../video/video.js'

export interface MediaProps {
  readonly media: MediaData
  /** Description of a film. A picture brings its own. */
  readonly label?: string
  /** How wide a picture is shown, as in the `sizes` attribute. */
  readonly sizes?: string
  /** The page's main picture, which is loaded first. */
  readonly priority?: boolean
}

/** A picture or a film in a frame of known shape [MEDIA-002]. */
export function Media({ media, label = '', sizes, priority = false }: MediaProps) {
  if (media.kind === 'video')
    return <Video sources={media.sources} poster={media.poster} ratio={media.ratio} label={label} />
  return (
    <Picture
      src={media.src}
      alt={media.alt}
      priority={priority}
      {...(sizes !== undefined && { sizes })}
      {...(media.ratio !== undefined && { ratio: media.ratio })}
    />
  )
}
