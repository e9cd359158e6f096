import { type FaceSizeProblem, type OwnSize, sizeOfFace } from '@klarsikt/core/fit'
import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Button } from '@klarsikt/design-system/button'
import { useText } from '@klarsikt/design-system/locale'
import { useId, useState } from 'react'
import type { Camera } from '../fit/camera.js'
import { faceWidth } from '../fit/face-width.js'
import type { Pupils } from '../fit/place-head.js'
import type { FaceLandmarks } from '../landmarks/face-landmarks.js'
import type { KnownDistance } from './read-eye-distance.js'
import styles from './photo-try-on.module.css'

/** Stores a size on the device. Returns false when the browser stores nothing. */
export type KeepSize = (size: OwnSize) => boolean

const PROBLEMS = {
  'no-distance': tryOnMessages.sizeNoDistance,
  'no-face': tryOnMessages.sizeNoFace,
  turned: tryOnMessages.sizeTurned,
  uncertain: tryOnMessages.sizeUncertain,
} as const satisfies Record<FaceSizeProblem | 'no-face', unknown>

interface FaceSizeProps {
  readonly camera: Camera
  readonly pupils: Pupils
  readonly face: FaceLandmarks | null
  readonly distance: KnownDistance
  readonly onKeep: KeepSize
}

/**
 * Shows which width of frame fits the face and lets the customer store it. Otherwise it says why the face cannot be
 * measured.
 */
export function FaceSize({ camera, pupils, face, distance, onKeep }: FaceSizeProps) {
  const text = useText()
  const heading = useId()
  const [kept, setKept] = useState<'stored' | 'not-stored' | null>(null)
  const size = measured({ camera, pupils, face, distance })
  return (
    <section className={styles.size} aria-labelledby={heading}>
      <h4 id={heading} className={styles.sizeTitle}>
        {text(tryOnMessages.size)}
      </h4>
      {typeof size === 'string' ? (
        <p>{text(PROBLEMS[size])}</p>
      ) : (
        <>
          <p>{text(tryOnMessages.sizeOffer, { width: size.totalWidth, margin: size.marginMm })}</p>
          <div className={styles.actions}>
            <Button size="small" variant="secondary" onClick={() => setKept(onKeep(size) ? 'stored' : 'not-stored')}>
              {text(tryOnMessages.sizeKeep)}
            </Button>
            <span role="status">
              {kept === 'stored' && text(tryOnMessages.sizeKept, { width: size.totalWidth, margin: size.marginMm })}
              {kept === 'not-stored' && text(tryOnMessages.sizeNotKept)}
            </span>
          </div>
        </>
      )}
    </section>
  )
}

function measured({ camera, pupils, face, distance }: Omit<FaceSizeProps, 'onKeep'>) {
  if (distance.basis !== 'typed') return 'no-distance'
  const width = face?.sides ? faceWidth(camera, pupils, face.sides, distance) : null
  if (!face || !width) return 'no-face'
  const size = sizeOfFace({ widthMm: width.mm, marginMm: width.marginMm, isDistanceTyped: true, ...face.turn })
  return size.ok ? size.value : size.error
}
