'use client'
import { useState } from 'react'
import { useComparing } from '../compare/use-comparing.js'
import type { OpenFaceFinder } from '../landmarks/face-landmarks.js'
import { openPictureStage } from '../photo/open-picture-stage.js'
import { NOTHING_DONE, PhotoSteps, type Progress } from '../photo/photo-steps.js'
import type { PhotoTryOnProps } from '../photo/photo-try-on.js'
import { useFaceFinder } from '../photo/use-face-finder.js'
import type { Look } from '../viewer/look-choices.js'
import { LiveStep, type TakenPicture } from './live-step.js'
import { type OpenCamera, openUserCamera } from './open-camera.js'

export interface CameraTryOnProps extends Omit<PhotoTryOnProps, 'openFinder'> {
  /** Finds the pupils. It is loaded after the consent. */
  readonly openFinder: OpenFaceFinder
  /** Opens a camera. The default is the one that faces the customer. */
  readonly openCamera?: OpenCamera
}

const NONE: readonly never[] = []

/** The present view: the camera, or the steps of a picture, beginning at `first`. */
type View =
  | { readonly kind: 'steps'; readonly first: Progress }
  | { readonly kind: 'live'; readonly typedDistance: string }

/**
 * Shows a frame on the customer in true scale, live from the camera or on a picture. Nothing that the camera sees
 * leaves the browser.
 */
export function CameraTryOn({ openFinder, openCamera = openUserCamera, comparison, ...given }: CameraTryOnProps) {
  const search = useFaceFinder(openFinder)
  const comparing = useComparing({ colors: given.colors ?? NONE, comparison })
  const [view, setView] = useState<View>({ kind: 'steps', first: NOTHING_DONE })
  const [look, setLook] = useState<Look | null>(null)
  const tried = {
    colors: NONE,
    lenses: NONE,
    openStage: openPictureStage,
    ...given,
    comparing,
    frame: { ...given.frame, ...look },
  }
  const take = (taken: TakenPicture) => {
    setLook(taken.look)
    setView({ kind: 'steps', first: wornBy(taken) })
  }
  if (view.kind === 'steps')
    return (
      <PhotoSteps
        {...tried}
        first={view.first}
        search={search}
        onCamera={(typedDistance) => setView({ kind: 'live', typedDistance })}
      />
    )
  return (
    <LiveStep
      {...tried}
      search={search}
      openCamera={openCamera}
      firstDistance={view.typedDistance}
      onTake={take}
      onPhoto={(typedDistance) => setView({ kind: 'steps', first: { ...NOTHING_DONE, step: 'choose', typedDistance } })}
    />
  )
}

/** Makes the step that shows the frame on a taken picture. */
function wornBy({ picture, face, distance, typedDistance }: TakenPicture): Progress {
  const { pupils } = face
  return { step: 'wear', picture, marks: pupils, face, typedDistance, worn: { pupils, distance } }
}
