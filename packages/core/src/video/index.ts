export {
  VIDEO_CONTROLS_HIDE_MS,
  VIDEO_CONTROL_EVENTS,
  videoPlayback,
  videoState,
  type VideoControlEvent,
} from './video.js'
