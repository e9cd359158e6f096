import type { FrameColorId, FrameSpec, LensFinishId } from '@klarsikt/eyewear'
import { useState } from 'react'
import type { Comparing } from '../compare/use-comparing.js'
import { cameraOf } from '../fit/camera.js'
import type { Pupils } from '../fit/place-head.js'
import { eyeDistanceOfFace } from '../landmarks/eye-distance-of-face.js'
import type { FaceLandmarks } from '../landmarks/face-landmarks.js'
import type { OpenFaceStage } from '../stage/face-stage.js'
import type { LookChoice } from '../viewer/look-choices.js'
import { ChooseStep } from './choose-step.js'
import { ConsentStep } from './consent-step.js'
import type { KeepSize } from './face-size.js'
import { MarkStep } from './mark-step.js'
import { firstMarks } from './marks.js'
import type { KnownDistance } from './read-eye-distance.js'
import type { FacePicture } from './read-picture.js'
import type { FaceSearch } from './use-face-finder.js'
import { WearStep } from './wear-step.js'
import styles from './photo-try-on.module.css'

/** The frame that is tried on. */
export interface TriedFrame {
  /** Specification of the model. Its colour and lens are shown first. */
  readonly frame: FrameSpec
  /** Address of its GLB, as `@klarsikt/eyewear/solid` makes it. */
  readonly src: string
  readonly name: string
  readonly colors: readonly LookChoice<FrameColorId>[]
  readonly lenses: readonly LookChoice<LensFinishId>[]
  /** Draws the frame. The default loads three.js. */
  readonly openStage: OpenFaceStage
  /** Stores the width of frames that fits the face. Without it the face is not measured. */
  readonly onKeepSize?: KeepSize | undefined
  /** The frame beside it. */
  readonly comparing: Comparing
}

/** What is done so far. A later step has everything that the earlier steps asked for. */
export interface Progress {
  readonly step: 'consent' | 'choose' | 'mark' | 'wear'
  readonly picture: FacePicture | null
  readonly marks: Pupils | null
  readonly typedDistance: string
  /** The face that was found in the picture. */
  readonly face: FaceLandmarks | null
  readonly worn: { readonly pupils: Pupils; readonly distance: KnownDistance } | null
}

export const NOTHING_DONE: Progress = {
  step: 'consent',
  picture: null,
  marks: null,
  typedDistance: '',
  face: null,
  worn: null,
}

interface PhotoStepsProps extends TriedFrame {
  readonly first: Progress
  readonly search: FaceSearch | null
  /** Opens the live camera. It is undefined when there is none. */
  readonly onCamera?: ((typedDistance: string) => void) | undefined
}

/** The steps from the consent to the frame on the picture. */
export function PhotoSteps({ first, search, onCamera, openStage, ...tried }: PhotoStepsProps) {
  const [progress, setProgress] = useState(first)
  const change = (part: Partial<Progress>) => setProgress((now) => ({ ...now, ...part }))
  const { step, picture, marks, typedDistance, face, worn } = progress
  const choose = () => change({ step: 'choose' })
  const agree = () => {
    // A later step needs the finder and then reports the failure itself.
    search?.load().catch(() => undefined)
    choose()
  }
  const find = (seen: FaceLandmarks) =>
    setProgress((now) => {
      // Rings that the customer has moved stay where they are.
      const isMoved = now.picture && !sameMarks(now.marks, firstMarks(now.picture.canvas))
      return { ...now, face: seen, ...(!isMoved && { marks: seen.pupils }) }
    })
  return (
    <div className={styles.root}>
      {step === 'consent' && (
        <ConsentStep hasFinder={search !== null} hasCamera={onCamera !== undefined} onAgree={agree} />
      )}
      {step === 'choose' && (
        <ChooseStep
          onChoose={(chosen) =>
            change({ step: 'mark', picture: chosen, marks: firstMarks(chosen.canvas), face: null, worn: null })
          }
          onCamera={onCamera && (() => onCamera(typedDistance))}
        />
      )}
      {step === 'mark' && picture && marks && (
        <MarkStep
          picture={picture}
          marks={marks}
          typedDistance={typedDistance}
          estimate={face ? eyeDistanceOfFace(cameraOf(picture.canvas), face) : undefined}
          search={search}
          isNew={face === null && worn === null}
          onMark={(moved) => change({ marks: moved })}
          onType={(typed) => change({ typedDistance: typed })}
          onFind={find}
          onDone={(pupils, distance) => change({ step: 'wear', worn: { pupils, distance } })}
          onAnother={choose}
        />
      )}
      {step === 'wear' && picture && worn && (
        <WearStep
          {...tried}
          picture={picture}
          {...worn}
          face={face}
          open={openStage}
          onMarks={() => change({ step: 'mark' })}
          onAnother={choose}
        />
      )}
    </div>
  )
}

const sameMarks = (a: Pupils | null, b: Pupils) =>
  a !== null &&
  [a.left[0] - b.left[0], a.left[1] - b.left[1], a.right[0] - b.right[0], a.right[1] - b.right[1]].every((d) => d === 0)
