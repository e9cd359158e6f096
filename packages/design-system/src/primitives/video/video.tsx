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
  /** The same film in several formats, best first. Invalid addresses are ignored. */
  readonly sources: readonly VideoSource[]
  /** Description of the film. */
  readonly label: string
  /** A picture that is shown until the film plays, or if it cannot. */
  readonly poster?: string | undefined
  /** Width divided by height. It reserves the space of the film. */
  readonly ratio?: number | undefined
  /** Called for every use of the controls [ENUM-021]. */
  readonly onControl?: (event: VideoControlEvent) => void
  readonly playText?: string
  readonly pauseText?: string
  readonly className?: string | undefined
}

/**
 * A silent film that plays while it is in view, unless the visitor prefers reduced motion or saves data. It can always
 * be paused. Nothing is loaded before it plays.
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
          // A browser tries the sources in order, so an error of the last one means that none works.
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
