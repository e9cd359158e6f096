'use client'
import type { FrameColorId, FrameSpec, LensFinishId } from '@klarsikt/eyewear'
import { useState } from 'react'
import type { EyeDistance } from '../fit/eye-distance.js'
import type { Pupils } from '../fit/place-head.js'
import type { OpenFaceStage } from '../stage/face-stage.js'
import type { LookChoice } from '../viewer/look-choices.js'
import { ChooseStep } from './choose-step.js'
import { ConsentStep } from './consent-step.js'
import { MarkStep } from './mark-step.js'
import { firstMarks } from './marks.js'
import { openPictureStage } from './open-picture-stage.js'
import type { FacePicture } from './read-picture.js'
import { WearStep } from './wear-step.js'
import styles from './photo-try-on.module.css'

export interface PhotoTryOnProps {
  /** The frame that the model is of; its colour and lens are what is shown first. */
  readonly frame: FrameSpec
  /** Address of its GLB, as `@klarsikt/eyewear/solid` makes it. */
  readonly src: string
  readonly name: string
  readonly colors?: readonly LookChoice<FrameColorId>[]
  readonly lenses?: readonly LookChoice<LensFinishId>[]
  /** What draws the frame; the default loads three.js. */
  readonly openStage?: OpenFaceStage
}

/** What has been done so far; a later step has what the earlier ones asked for. */
interface Progress {
  readonly step: 'consent' | 'choose' | 'mark' | 'wear'
  readonly picture: FacePicture | null
  readonly marks: Pupils | null
  readonly typedDistance: string
  readonly worn: { readonly pupils: Pupils; readonly distance: EyeDistance } | null
}

const NOTHING: Progress = { step: 'consent', picture: null, marks: null, typedDistance: '', worn: null }

const NONE: readonly never[] = []

/** A frame on the customer's own picture, in true scale. The picture is read, shown and dressed in this browser and goes nowhere. */
export function PhotoTryOn({
  frame,
  src,
  name,
  colors = NONE,
  lenses = NONE,
  openStage = openPictureStage,
}: PhotoTryOnProps) {
  const [progress, setProgress] = useState(NOTHING)
  const change = (part: Partial<Progress>) => setProgress((now) => ({ ...now, ...part }))
  const { step, picture, marks, worn } = progress
  const choose = () => change({ step: 'choose' })
  return (
    <div className={styles.root}>
      {step === 'consent' && <ConsentStep onAgree={choose} />}
      {step === 'choose' && (
        <ChooseStep
          onChoose={(chosen) => change({ step: 'mark', picture: chosen, marks: firstMarks(chosen.canvas) })}
        />
      )}
      {step === 'mark' && picture && marks && (
        <MarkStep
          picture={picture}
          marks={marks}
          typedDistance={progress.typedDistance}
          onMark={(moved) => change({ marks: moved })}
          onType={(typedDistance) => change({ typedDistance })}
          onDone={(pupils, distance) => change({ step: 'wear', worn: { pupils, distance } })}
          onAnother={choose}
        />
      )}
      {step === 'wear' && picture && worn && (
        <WearStep
          picture={picture}
          {...worn}
          frame={frame}
          src={src}
          name={name}
          colors={colors}
          lenses={lenses}
          open={openStage}
          onMarks={() => change({ step: 'mark' })}
          onAnother={choose}
        />
      )}
    </div>
  )
}
