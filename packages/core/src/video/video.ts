import { oneOf } from '../lib/one-of.js'

/** Events of a video's controls [ENUM-021]. */
export const VIDEO_CONTROL_EVENTS = ['Play', 'Pause', 'ShowControls', 'HideControls'] as const
export type VideoControlEvent = (typeof VIDEO_CONTROL_EVENTS)[number]
export const isVideoControlEvent = oneOf(VIDEO_CONTROL_EVENTS)

/** Milliseconds after the last move of the mouse until the controls hide [MEDIA-005]. */
export const VIDEO_CONTROLS_HIDE_MS = 1500

/** A video starts by itself, muted and in a loop, unless the visitor prefers reduced motion [MEDIA-003] or data. */
export function videoPlayback(preference: { readonly reducedMotion: boolean; readonly reducedData: boolean }): {
  readonly autoPlay: boolean
  readonly muted: true
  readonly loop: true
} {
  return { autoPlay: !preference.reducedMotion && !preference.reducedData, muted: true, loop: true }
}

/** Whether a video plays, and whether its controls are visible. */
export type VideoState = { readonly playing: boolean; readonly controls: boolean }

/** Returns the state after an event. */
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
