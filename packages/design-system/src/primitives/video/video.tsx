'use client'
import type { VideoSource } from '@klarsikt/core/media'
import * as videoMessages from '@klarsikt/core/messages/video'
import { VIDEO_CONTROLS_HIDE_MS, type VideoControlEvent, videoPlayback, videoState } from '@klarsikt/core/video'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { PauseIcon, PlayIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { prefersStill } from '../../lib/prefers-still.js'
import { useText } from '../../locale/locale.js'
import { IconButton } from '../icon-button/icon-button.js'
import { isVideoSource } from '../picture/source.js'
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
  readonly className?: string
}

/** A film without sound that plays by itself, unless reduced motion is preferred; it can always be paused. */
export function Video({ sources, label, poster, ratio, onControl, playText, pauseText, className }: VideoProps) {
  const text = useText()
  const film = useRef<HTMLVideoElement>(null)
  const { state, moved, toggle, onPlay, onPause } = useControls(film, onControl)
  const usable = sources.filter(({ src }) => isVideoSource(src))
  if (usable.length === 0) return null
  return (
    <div
      className={cx(styles.root, className)}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
      data-controls={state.controls ? 'shown' : 'hidden'}
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
        preload="metadata"
        poster={poster}
        aria-label={label}
      >
        {usable.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <span className={styles.control}>
        <IconButton
          variant="raised"
          label={state.playing ? (pauseText ?? text(videoMessages.pause)) : (playText ?? text(videoMessages.play))}
          icon={state.playing ? <PauseIcon /> : <PlayIcon />}
          onClick={toggle}
        />
      </span>
    </div>
  )
}

/** Plays, pauses, and hides the controls 1.5 s after the last move of the mouse [MEDIA-003, MEDIA-004, MEDIA-005]. */
function useControls(film: RefObject<HTMLVideoElement | null>, onControl: VideoProps['onControl']) {
  const [state, setState] = useState({ playing: false, controls: true })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const say = (event: VideoControlEvent) => {
    setState((before) => videoState(before, event))
    onControl?.(event)
  }
  const hideLater = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => say('HideControls'), VIDEO_CONTROLS_HIDE_MS)
  }
  // Decided in the browser: a server does not know the motion preference.
  useEffect(() => {
    const { autoPlay } = videoPlayback({ reducedMotion: prefersStill(film.current) })
    if (autoPlay) start(film.current)
    return () => clearTimeout(timer.current)
  }, [film])
  return {
    state,
    moved: () => {
      if (!state.controls) say('ShowControls')
      hideLater()
    },
    toggle: () => {
      say(state.playing ? 'Pause' : 'Play')
      if (state.playing) film.current?.pause()
      else start(film.current)
    },
    /** The element's events are authoritative: a browser may refuse to start, or stop a film by itself. */
    onPlay: () => {
      setState((before) => videoState(before, 'Play'))
      hideLater()
    },
    onPause: () => setState((before) => videoState(before, 'Pause')),
  }
}

/** A browser that does not want to play leaves the button saying Play. */
function start(film: HTMLVideoElement | null) {
  film?.play().catch(() => film.dispatchEvent(new Event('pause')))
}
