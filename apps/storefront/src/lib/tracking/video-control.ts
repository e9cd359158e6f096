import type { VideoControlEvent } from '@klarsikt/core/video'
import type { TrackingEvent } from './events.js'
import { isVideoAction } from './video-action.js'

/** A film was played or paused by its button; null where only its controls came or went [ENUM-021]. */
export function videoControl(event: VideoControlEvent, title: string): TrackingEvent | null {
  return isVideoAction(event) ? { event: 'video_control', video_action: event, video_title: title } : null
}
