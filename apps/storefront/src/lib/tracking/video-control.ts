import type { VideoControlEvent } from '@klarsikt/core/video'
import type { TrackingEvent } from './events.js'
import { isVideoAction } from './video-action.js'

/**
 * Returns the event of a film that was played or paused by its button, or null where only its controls appeared or
 * disappeared [ENUM-021].
 */
export function videoControl(event: VideoControlEvent, title: string): TrackingEvent | null {
  return isVideoAction(event) ? { event: 'video_control', video_action: event, video_title: title } : null
}
