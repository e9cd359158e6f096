import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Button } from '@klarsikt/design-system/button'
import { useText } from '@klarsikt/design-system/locale'
import type { FrameColorId, FrameSpec, LensFinishId } from '@klarsikt/eyewear'
import { useMemo, useRef, useState } from 'react'
import { CompareChoice } from '../compare/compare-choice.js'
import { ComparedFrames } from '../compare/compared-frames.js'
import type { Comparing } from '../compare/use-comparing.js'
import { cameraOf } from '../fit/camera.js'
import { placeHead, type Pupils } from '../fit/place-head.js'
import { scaleMargin } from '../fit/scale-margin.js'
import type { FaceLandmarks } from '../landmarks/face-landmarks.js'
import type { OpenFaceStage } from '../stage/face-stage.js'
import { type Look, type LookChoice, LookChoices, nextColor } from '../viewer/look-choices.js'
import { Adjust, type Adjustment, adjustmentTo } from './adjust.js'
import { FaceSize, type KeepSize } from './face-size.js'
import type { KnownDistance } from './read-eye-distance.js'
import type { FacePicture } from './read-picture.js'
import { SavePicture } from './save-picture.js'
import { StepTitle } from './step-title.js'
import { useSwipe } from './use-swipe.js'
import { WornFrame, type WornHandle } from './worn-frame.js'
import styles from './photo-try-on.module.css'

interface WearStepProps {
  readonly picture: FacePicture
  readonly pupils: Pupils
  /** The found face. Without it the head counts as looking into the camera. */
  readonly face: FaceLandmarks | null
  readonly distance: KnownDistance
  readonly frame: FrameSpec
  readonly src: string
  readonly name: string
  readonly colors: readonly LookChoice<FrameColorId>[]
  readonly lenses: readonly LookChoice<LensFinishId>[]
  readonly open: OpenFaceStage
  readonly comparing: Comparing
  readonly onKeepSize?: KeepSize | undefined
  readonly onMarks: () => void
  readonly onAnother: () => void
}

/** The step that shows the frame on the face, with its colours and the accuracy of the picture. */
export function WearStep(props: WearStepProps) {
  const { picture, pupils, face, distance, frame, name, colors, lenses, open, comparing } = props
  const { onKeepSize, onMarks, onAnother } = props
  const text = useText()
  const worn = useRef<WornHandle>(null)
  const otherWorn = useRef<WornHandle>(null)
  const [look, setLook] = useState<Look>({ color: frame.color, lens: frame.lens })
  const [adjustment, setAdjustment] = useState<Adjustment>(() => adjustmentTo(face?.turn))
  const camera = useMemo(() => cameraOf(picture.canvas), [picture])
  const fitting = useMemo(() => {
    const pose = placeHead(camera, { pupils, distanceMm: distance.mm }, adjustment)
    return pose && { camera, pose, upMm: adjustment.upMm }
  }, [camera, pupils, distance, adjustment])
  const swipe = useSwipe((step) => setLook({ ...look, color: nextColor(colors, look.color, step) }))
  const labelOf = (of: string, color: string | undefined) =>
    color ? text(tryOnMessages.wearPicture, { name: of, color }) : text(tryOnMessages.wearPictureOnly, { name: of })
  return (
    <>
      <StepTitle>{text(tryOnMessages.wear)}</StepTitle>
      {fitting && (
        <ComparedFrames tried={props} look={look} labelOf={labelOf} gestures={colors.length > 1 ? swipe : undefined}>
          {({ which, ...shown }) => (
            <WornFrame
              {...shown}
              ref={which === 'tried' ? worn : otherWorn}
              picture={picture}
              fitting={fitting}
              open={open}
            />
          )}
        </ComparedFrames>
      )}
      <CompareChoice comparing={comparing} colors={colors} seen={look.color} />
      <Trust frame={frame} distance={distance} share={scaleMargin(camera, pupils, distance)} />
      <LookChoices look={look} colors={colors} lenses={lenses} onChoose={setLook} />
      {onKeepSize && <FaceSize camera={camera} pupils={pupils} face={face} distance={distance} onKeep={onKeepSize} />}
      <Adjust adjustment={adjustment} onAdjust={setAdjustment} />
      <div className={styles.actions}>
        <SavePicture name={name} worn={[worn, otherWorn]} />
        <Button size="small" variant="ghost" onClick={onMarks}>
          {text(tryOnMessages.wearMarks)}
        </Button>
        <Button size="small" variant="ghost" onClick={onAnother}>
          {text(tryOnMessages.wearAnother)}
        </Button>
      </div>
    </>
  )
}

const BASES = {
  typed: tryOnMessages.wearMeasured,
  estimated: tryOnMessages.wearEstimated,
  assumed: tryOnMessages.wearAssumed,
} as const satisfies Record<KnownDistance['basis'], unknown>

interface TrustProps {
  readonly frame: FrameSpec
  readonly distance: KnownDistance
  readonly share: number
}

/** Says in which scale the frame is drawn, how wrong it can be, and what was assumed. */
function Trust({ frame, distance, share }: TrustProps) {
  const text = useText()
  const width = frame.measures.totalWidth
  return (
    <p className={styles.trust}>
      {text(tryOnMessages.wearScale, { width, margin: Math.ceil(width * share) })}{' '}
      {text(BASES[distance.basis], { count: String(distance.mm).replace('.', ',') })} {text(tryOnMessages.wearCamera)}
    </p>
  )
}
