import { oneOf } from '../lib/one-of.js'

/** Events of the controls of a video [ENUM-021]. */
export const VIDEO_CONTROL_EVENTS = ['Play', 'Pause', 'ShowControls', 'HideControls'] as const
export type VideoControlEvent = (typeof VIDEO_CONTROL_EVENTS)[number]
export const isVideoControlEvent = oneOf(VIDEO_CONTROL_EVENTS)

/** Controls hide so long after the last move of the mouse, ms [MEDIA-005]. */
export const VIDEO_CONTROLS_HIDE_MS = 1500

/** A video runs muted in a loop by itself, unless the visitor prefers reduced motion [MEDIA-003] or pays for each byte. */
export function videoPlayback(preference: { readonly reducedMotion: boolean; readonly reducedData: boolean }): {
  readonly autoPlay: boolean
  readonly muted: true
  readonly loop: true
} {
  return { autoPlay: !preference.reducedMotion && !preference.reducedData, muted: true, loop: true }
}

/** What is seen of a video. */
export type VideoState = { readonly playing: boolean; readonly controls: boolean }

/** The next state after an event. */
export function videoState(state: VideoState, event: VideoControlEvent): VideoState {
  switch (event) {
    case 'Play':
      return { ...state, playing: true }
    case 'Pause':
      return { ...state, playing: false }
    case 'ShowControls':
      return { ...state, controls: true }
    case 'HideControls':
      return { ...state, controls: false }
  }
}
