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
  /** What finds the pupils. It is loaded after the consent. */
  readonly openFinder: OpenFaceFinder
  /** Asks for the camera; the default is the one that looks at the customer. */
  readonly openCamera?: OpenCamera
}

const NONE: readonly never[] = []

/** What is shown: the camera, or the steps of a picture from where they are entered. */
type View =
  | { readonly kind: 'steps'; readonly first: Progress }
  | { readonly kind: 'live'; readonly typedDistance: string }

/** A frame on the customer, live from the camera or on a picture, in true scale. Nothing that is seen leaves the browser. */
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

/** The picture that was taken, with the frame on. */
function wornBy({ picture, face, distance, typedDistance }: TakenPicture): Progress {
  const { pupils } = face
  return { step: 'wear', picture, marks: pupils, face, typedDistance, worn: { pupils, distance } }
}
