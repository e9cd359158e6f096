import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { useText } from '@klarsikt/design-system/locale'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormEvent, useRef, useState } from 'react'
import { ADULT_EYE_DISTANCE, EYE_DISTANCE_LIMITS_MM, type EyeDistance } from '../fit/eye-distance.js'
import type { Pupils } from '../fit/place-head.js'
import { pupilsOfMarks } from './marks.js'
import { PupilMarks } from './pupil-marks.js'
import { readEyeDistance } from './read-eye-distance.js'
import { type FacePicture, isDark } from './read-picture.js'
import { StepTitle } from './step-title.js'
import styles from './photo-try-on.module.css'

interface MarkStepProps {
  readonly picture: FacePicture
  readonly marks: Pupils
  readonly typedDistance: string
  readonly onMark: (marks: Pupils) => void
  readonly onType: (typed: string) => void
  readonly onDone: (pupils: Pupils, distance: EyeDistance) => void
  readonly onAnother: () => void
}

/** Where the pupils are, and how far apart they are in truth. */
export function MarkStep({ picture, marks, typedDistance, onMark, onType, onDone, onAnother }: MarkStepProps) {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const [isTried, setTried] = useState(false)
  const distance = readEyeDistance(typedDistance)
  const pupils = pupilsOfMarks(marks, picture.canvas)
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
      {isTried && !pupils && (
        <Alert tone="error" live="alert">
          {text(tryOnMessages.markClose)}
        </Alert>
      )}
      <TextField
        ref={field}
        className={styles.distance!}
        label={text(tryOnMessages.markDistance)}
        hint={text(tryOnMessages.markDistanceHint, { count: ADULT_EYE_DISTANCE.mm })}
        error={isTried && !distance ? text(tryOnMessages.markDistanceWrong, EYE_DISTANCE_LIMITS_MM) : undefined}
        optional
        suffix={text(tryOnMessages.markUnit)}
        inputMode="decimal"
        autoComplete="off"
        value={typedDistance}
        onChange={(event) => onType(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit">{text(tryOnMessages.markDone)}</Button>
        <Button variant="ghost" onClick={onAnother}>
          {text(tryOnMessages.wearAnother)}
        </Button>
      </div>
    </form>
  )
}
