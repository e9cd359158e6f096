'use client'
import type { Comparison } from '../compare/comparison.js'
import { useComparing } from '../compare/use-comparing.js'
import type { OpenFaceFinder } from '../landmarks/face-landmarks.js'
import { openPictureStage } from './open-picture-stage.js'
import { NOTHING_DONE, PhotoSteps, type TriedFrame } from './photo-steps.js'
import { useFaceFinder } from './use-face-finder.js'

export interface PhotoTryOnProps
  extends Omit<TriedFrame, OptionalPart | 'comparing'>, Partial<Pick<TriedFrame, OptionalPart>> {
  /** Finds the pupils after the consent. Without it the customer marks them by hand. */
  readonly openFinder?: OpenFaceFinder | undefined
  /** Other frames that may be shown beside this one. Without it only its colours can be compared. */
  readonly comparison?: Comparison | undefined
}

type OptionalPart = 'colors' | 'lenses' | 'openStage'

const NONE: readonly never[] = []

/**
 * Shows a frame on the customer's own picture in true scale. The picture is read and shown only in this browser and is
 * never sent.
 */
export function PhotoTryOn({ openFinder, comparison, ...tried }: PhotoTryOnProps) {
  const search = useFaceFinder(openFinder)
  const comparing = useComparing({ colors: tried.colors ?? NONE, comparison })
  return (
    <PhotoSteps
      colors={NONE}
      lenses={NONE}
      openStage={openPictureStage}
      {...tried}
      comparing={comparing}
      first={NOTHING_DONE}
      search={search}
    />
  )
}
