import { VIDEO_CONTROLS_HIDE_MS, type VideoControlEvent, videoPlayback, videoState } from '@klarsikt/core/video'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { prefersLessData } from '../../lib/prefers-less-data.js'
import { prefersStill } from '../../lib/prefers-still.js'

/** Share of a film that must be visible before it starts by itself. */
const VISIBLE_SHARE = 0.25

/** Plays while in view, pauses, and hides the controls 1.5 s after the last move of the mouse [MEDIA-003, MEDIA-004, MEDIA-005]. */
export function usePlayback(
  film: RefObject<HTMLVideoElement | null>,
  onControl: ((event: VideoControlEvent) => void) | undefined,
) {
  const [state, setState] = useState({ playing: false, controls: true })
  const [failed, setFailed] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const paused = useRef(false)
  const emit = (event: VideoControlEvent) => {
    setState((before) => videoState(before, event))
    onControl?.(event)
  }
  const hideLater = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => emit('HideControls'), VIDEO_CONTROLS_HIDE_MS)
  }
  const start = () => {
    // If the browser refuses to play, the button still says Play.
    film.current?.play().catch((error: unknown) => {
      if (isUnplayable(error)) setFailed(true)
      else if (film.current?.paused) setState((before) => videoState(before, 'Pause'))
    })
  }
  // Runs in the browser, because the server does not know the motion preference.
  const onView = useEffectEvent((inView: boolean) => {
    const { autoPlay } = videoPlayback({
      reducedMotion: prefersStill(film.current),
      reducedData: prefersLessData(),
    })
    if (!inView) film.current?.pause()
    else if (autoPlay && !paused.current) start()
  })
  useEffect(() => {
    const stop = whileInView(film.current, (inView) => onView(inView))
    return () => {
      stop()
      clearTimeout(timer.current)
    }
  }, [film])
  return {
    state,
    /** The browser supports none of the formats, so only the poster is shown. */
    failed,
    fail: () => setFailed(true),
    moved: () => {
      if (!state.controls) emit('ShowControls')
      hideLater()
    },
    toggle: () => {
      paused.current = state.playing
      emit(state.playing ? 'Pause' : 'Play')
      if (state.playing) film.current?.pause()
      else start()
    },
    /** The element's events decide, because a browser may refuse to start a film or stop it. */
    onPlay: () => {
      setState((before) => videoState(before, 'Play'))
      hideLater()
    },
    onPause: () => setState((before) => videoState(before, 'Pause')),
  }
}

const isUnplayable = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotSupportedError'

/** Calls `call` when a film enters or leaves the view; once, as in view, if the browser cannot observe this. */
function whileInView(film: Element | null, call: (inView: boolean) => void): () => void {
  if (!film) return () => {}
  if (!('IntersectionObserver' in globalThis)) {
    call(true)
    return () => {}
  }
  const observer = new IntersectionObserver((entries) => call(entries.at(-1)?.isIntersecting ?? false), {
    threshold: VISIBLE_SHARE,
  })
  observer.observe(film)
  return () => observer.disconnect()
}
