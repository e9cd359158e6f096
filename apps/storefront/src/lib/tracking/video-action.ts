import type { VideoControlEvent } from '@klarsikt/core/video'

/** What a visitor does with a film; that its controls come and go says nothing about them. */
export type VideoAction = Extract<VideoControlEvent, 'Play' | 'Pause'>

export const isVideoAction = (event: unknown): event is VideoAction => event === 'Play' || event === 'Pause'
