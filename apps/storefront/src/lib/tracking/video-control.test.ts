import { VIDEO_CONTROL_EVENTS } from '@klarsikt/core/video'
import { expect, it } from 'vitest'
import { outgoing } from './outgoing.js'
import { videoControl } from './video-control.js'

const ORIGIN = 'https://klarsikt.example'

it('tells when a film is played and paused, and not that its controls come and go [ENUM-021]', () => {
  expect(VIDEO_CONTROL_EVENTS.map((event) => videoControl(event, 'Bågen vrids'))).toEqual([
    { event: 'video_control', video_action: 'Play', video_title: 'Bågen vrids' },
    { event: 'video_control', video_action: 'Pause', video_title: 'Bågen vrids' },
    null,
    null,
  ])
})

it('leaves the device with these fields alone, and only for what a visitor did', () => {
  const event = videoControl('Play', 'Bågen vrids')
  expect(outgoing({ ...event, email: 'anna@klarsikt.example' }, ORIGIN)).toEqual(event)
  expect(outgoing({ ...event, video_action: 'HideControls' }, ORIGIN)).toBeNull()
})
