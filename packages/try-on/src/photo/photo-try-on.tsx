'use client'
import type { Comparison } from '../compare/comparison.js'
import { useComparing } from '../compare/use-comparing.js'
import type { OpenFaceFinder } from '../landmarks/face-landmarks.js'
import { openPictureStage } from './open-picture-stage.js'
import { NOTHING_DONE, PhotoSteps, type TriedFrame } from './photo-steps.js'
import { useFaceFinder } from './use-face-finder.js'

export interface PhotoTryOnProps
  extends Omit<TriedFrame, OptionalPart | 'comparing'>, Partial<Pick<TriedFrame, OptionalPart>> {
  /** What finds the pupils; without it they are marked by hand. It is loaded after the consent. */
  readonly openFinder?: OpenFaceFinder | undefined
  /** Other frames that may be seen beside this one; without it, only its colours. */
  readonly comparison?: Comparison | undefined
}

type OptionalPart = 'colors' | 'lenses' | 'openStage'

const NONE: readonly never[] = []

/** A frame on the customer's own picture, in true scale. The picture is read, shown and dressed in this browser and goes nowhere. */
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
