import type { VideoControlEvent } from '@klarsikt/core/video'

/**
 * What a visitor does with a film. Showing and hiding its controls says nothing about the visitor, so it is left out.
 */
export type VideoAction = Extract<VideoControlEvent, 'Play' | 'Pause'>

export const isVideoAction = (event: unknown): event is VideoAction => event === 'Play' || event === 'Pause'
