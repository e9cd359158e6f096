'use client'
import type { VideoSource } from '@klarsikt/core/media'
import * as videoMessages from '@klarsikt/core/messages/video'
import type { VideoControlEvent } from '@klarsikt/core/video'
import { useRef } from 'react'
import { PauseIcon, PlayIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import { IconButton } from '../icon-button/icon-button.js'
import { isVideoSource } from '../picture/source.js'
import { usePlayback } from './use-playback.js'
import styles from './video.module.css'

export interface VideoProps {
  /** The same film in several formats, best first; sources that are no address are left out. */
  readonly sources: readonly VideoSource[]
  /** What is seen, for those who do not see it. */
  readonly label: string
  /** A still picture until the film plays, and all there is where it cannot. */
  readonly poster?: string | undefined
  /** Width divided by height; holds the place before the film is here. */
  readonly ratio?: number | undefined
  /** Called for every use of the controls [ENUM-021]. */
  readonly onControl?: (event: VideoControlEvent) => void
  readonly playText?: string
  readonly pauseText?: string
  readonly className?: string | undefined
}

/**
 * A film without sound that plays by itself while it is in view, unless reduced motion is preferred or data is saved; it can always
 * be paused. Nothing of it is fetched before it plays.
 */
export function Video({ sources, label, poster, ratio, onControl, playText, pauseText, className }: VideoProps) {
  const text = useText()
  const film = useRef<HTMLVideoElement>(null)
  const { state, failed, fail, moved, toggle, onPlay, onPause } = usePlayback(film, onControl)
  const usable = sources.filter(({ src }) => isVideoSource(src))
  if (usable.length === 0) return null
  return (
    <div
      className={cx(styles.root, className)}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
      data-controls={state.controls ? 'shown' : 'hidden'}
      data-playing={state.playing || undefined}
      onMouseMove={moved}
    >
      <video
        ref={film}
        onPlay={onPlay}
        onPause={onPause}
        className={styles.film}
        muted
        loop
        playsInline
        preload="none"
        poster={poster}
        aria-label={label}
      >
        {usable.map(({ src, type }, index) => (
          // A browser goes through them in order; what fails last was its last choice.
          <source key={src} src={src} type={type} onError={index === usable.length - 1 ? fail : undefined} />
        ))}
      </video>
      {!failed && (
        <span className={styles.control}>
          <IconButton
            variant="raised"
            label={state.playing ? (pauseText ?? text(videoMessages.pause)) : (playText ?? text(videoMessages.play))}
            icon={state.playing ? <PauseIcon /> : <PlayIcon />}
            onClick={toggle}
          />
        </span>
      )}
    </div>
  )
}
