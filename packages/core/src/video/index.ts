export {
  VIDEO_CONTROLS_HIDE_MS,
  VIDEO_CONTROL_EVENTS,
  isVideoControlEvent,
  videoPlayback,
  videoState,
  type VideoControlEvent,
  type VideoState,
} from './video.js'
