import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Button } from '@klarsikt/design-system/button'
import { useText } from '@klarsikt/design-system/locale'
import { Switch } from '@klarsikt/design-system/switch'
import type { FrameColorId, FrameSpec, LensFinishId } from '@klarsikt/eyewear'
import { useMemo, useRef, useState } from 'react'
import { cameraOf } from '../fit/camera.js'
import type { HeadTurn } from '../fit/head-pose.js'
import { placeHead, type Pupils } from '../fit/place-head.js'
import { scaleMargin } from '../fit/scale-margin.js'
import type { OpenFaceStage } from '../stage/face-stage.js'
import { type Look, type LookChoice, LookChoices, nextColor } from '../viewer/look-choices.js'
import { Adjust, type Adjustment, adjustmentTo } from './adjust.js'
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
  /** How the head is turned, where it was found; else it looks into the camera. */
  readonly turn: Pick<HeadTurn, 'yaw' | 'pitch'> | undefined
  readonly distance: KnownDistance
  readonly frame: FrameSpec
  readonly src: string
  readonly name: string
  readonly colors: readonly LookChoice<FrameColorId>[]
  readonly lenses: readonly LookChoice<LensFinishId>[]
  readonly open: OpenFaceStage
  readonly onMarks: () => void
  readonly onAnother: () => void
}

/** The frame on the face, with its colours, and how far the picture can be trusted. */
export function WearStep(props: WearStepProps) {
  const { picture, pupils, turn, distance, frame, src, name, colors, lenses, open, onMarks, onAnother } = props
  const text = useText()
  const worn = useRef<WornHandle>(null)
  const [look, setLook] = useState<Look>({ color: frame.color, lens: frame.lens })
  const [kept, setKept] = useState<Look | null>(null)
  const [adjustment, setAdjustment] = useState<Adjustment>(() => adjustmentTo(turn))
  const camera = useMemo(() => cameraOf(picture.canvas), [picture])
  const fitting = useMemo(() => {
    const pose = placeHead(camera, { pupils, distanceMm: distance.mm }, adjustment)
    return pose && { camera, pose, upMm: adjustment.upMm }
  }, [camera, pupils, distance, adjustment])
  const swipe = useSwipe((step) => setLook({ ...look, color: nextColor(colors, look.color, step) }))
  const colorOf = ({ color }: Look) => colors.find(({ id }) => id === color)?.name ?? ''
  const label = (shown: Look) => {
    const color = colorOf(shown)
    return color ? text(tryOnMessages.wearPicture, { name, color }) : text(tryOnMessages.wearPictureOnly, { name })
  }
  const shared = { src, picture, open }
  return (
    <>
      <StepTitle>{text(tryOnMessages.wear)}</StepTitle>
      {fitting && (
        <div className={styles.pictures} data-compared={kept !== null || undefined}>
          {kept && (
            <figure className={styles.figure}>
              <WornFrame {...shared} frame={{ ...frame, ...kept }} label={label(kept)} fitting={fitting} />
              <figcaption>{text(tryOnMessages.wearCompared, { color: colorOf(kept) })}</figcaption>
            </figure>
          )}
          <figure className={styles.figure} {...(colors.length > 1 ? swipe : {})}>
            <WornFrame {...shared} ref={worn} frame={{ ...frame, ...look }} label={label(look)} fitting={fitting} />
            {kept && <figcaption>{colorOf(look)}</figcaption>}
          </figure>
        </div>
      )}
      <Trust frame={frame} distance={distance} share={scaleMargin(camera, pupils, distance)} />
      <LookChoices look={look} colors={colors} lenses={lenses} onChoose={setLook} />
      {colors.length > 1 && (
        <Switch
          label={text(tryOnMessages.wearCompare)}
          checked={kept !== null}
          onChange={(event) => setKept(event.target.checked ? look : null)}
        />
      )}
      <Adjust adjustment={adjustment} onAdjust={setAdjustment} />
      <div className={styles.actions}>
        <SavePicture name={name} worn={worn} />
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

/** In what scale the frame is drawn, by how much that can be wrong, and what was assumed. */
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
