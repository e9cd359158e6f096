import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { useText } from '@klarsikt/design-system/locale'
import { type FormEvent, useRef, useState } from 'react'
import type { EyeDistance } from '../fit/eye-distance.js'
import type { Pupils } from '../fit/place-head.js'
import type { FaceLandmarks } from '../landmarks/face-landmarks.js'
import { DistanceField } from './distance-field.js'
import { pupilsOfMarks } from './marks.js'
import { PupilMarks } from './pupil-marks.js'
import { type KnownDistance, readEyeDistance } from './read-eye-distance.js'
import { type FacePicture, isDark } from './read-picture.js'
import { SearchNote } from './search-note.js'
import { StepTitle } from './step-title.js'
import type { FaceSearch } from './use-face-finder.js'
import { useFoundFace } from './use-found-face.js'
import styles from './photo-try-on.module.css'

interface MarkStepProps {
  readonly picture: FacePicture
  readonly marks: Pupils
  readonly typedDistance: string
  /** The eye distance estimated from the face, when it is found. */
  readonly estimate: EyeDistance | undefined
  readonly search: FaceSearch | null
  /** True when the picture was not searched yet. */
  readonly isNew: boolean
  readonly onMark: (marks: Pupils) => void
  readonly onType: (typed: string) => void
  readonly onFind: (face: FaceLandmarks) => void
  readonly onDone: (pupils: Pupils, distance: KnownDistance) => void
  readonly onAnother: () => void
}

/** The step in which the customer marks the pupils and gives their true distance. */
export function MarkStep(props: MarkStepProps) {
  const { picture, marks, typedDistance, estimate, search, isNew, onMark, onType, onFind, onDone, onAnother } = props
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const [isTried, setTried] = useState(false)
  const distance = readEyeDistance(typedDistance, estimate)
  const pupils = pupilsOfMarks(marks, picture.canvas)
  const status = useFoundFace({ search, picture, isNeeded: isNew, onFind })
  const finish = (event: FormEvent) => {
    event.preventDefault()
    if (pupils && distance) return onDone(pupils, distance)
    setTried(true)
    if (!distance) field.current?.focus()
  }
  return (
    <form className={styles.root} onSubmit={finish} noValidate>
      <StepTitle>{text(tryOnMessages.mark)}</StepTitle>
      <p>{text(tryOnMessages.markHint)}</p>
      {isDark(picture) && <Alert tone="warning">{text(tryOnMessages.markDark)}</Alert>}
      <PupilMarks picture={picture} marks={marks} onMark={onMark} />
      {/* The note is below the picture, so that the picture does not move while a ring is dragged. */}
      {status && <SearchNote status={status} />}
      {isTried && !pupils && (
        <Alert tone="error" live="alert">
          {text(tryOnMessages.markClose)}
        </Alert>
      )}
      <DistanceField ref={field} typed={typedDistance} onType={onType} isWrong={isTried && !distance} />
      <div className={styles.actions}>
        <Button type="submit">{text(tryOnMessages.markDone)}</Button>
        <Button variant="ghost" onClick={onAnother}>
          {text(tryOnMessages.wearAnother)}
        </Button>
      </div>
    </form>
  )
}
