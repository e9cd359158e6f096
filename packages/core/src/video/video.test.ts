import { expect, it } from 'vitest'
import { VIDEO_CONTROLS_HIDE_MS, VIDEO_CONTROL_EVENTS, videoPlayback, videoState } from './index.js'
import { isVideoControlEvent } from './video.js'

it('plays muted in a loop, unless reduced motion is preferred [MEDIA-003]', () => {
  expect(videoPlayback({ reducedMotion: false, reducedData: false })).toEqual({
    autoPlay: true,
    muted: true,
    loop: true,
  })
  expect(videoPlayback({ reducedMotion: true, reducedData: false }).autoPlay).toBe(false)
})

it('does not fetch itself where data is saved', () => {
  expect(videoPlayback({ reducedMotion: false, reducedData: true }).autoPlay).toBe(false)
})

it('hides its controls after 1500 ms [MEDIA-005]', () => {
  expect(VIDEO_CONTROLS_HIDE_MS).toBe(1500)
})

it('has an event for each control, and each does one thing [ENUM-021, MEDIA-004]', () => {
  expect(VIDEO_CONTROL_EVENTS.every(isVideoControlEvent)).toBe(true)
  const states = VIDEO_CONTROL_EVENTS.map((event) =>
    videoState({ playing: event !== 'Play', controls: event !== 'ShowControls' }, event),
  )
  expect(states).toEqual([
    { playing: true, controls: true },
    { playing: false, controls: true },
    { playing: true, controls: true },
    { playing: true, controls: false },
  ])
})
