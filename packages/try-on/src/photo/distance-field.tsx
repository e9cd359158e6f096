import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { useText } from '@klarsikt/design-system/locale'
import { TextField } from '@klarsikt/design-system/text-field'
import type { Ref } from 'react'
import { ADULT_EYE_DISTANCE, EYE_DISTANCE_LIMITS_MM } from '../fit/eye-distance.js'
import styles from './photo-try-on.module.css'

interface DistanceFieldProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly isWrong: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** The field for the pupillary distance from the customer's prescription. */
export function DistanceField({ typed, onType, isWrong, ref }: DistanceFieldProps) {
  const text = useText()
  return (
    <TextField
      {...(ref && { ref })}
      className={styles.distance!}
      label={text(tryOnMessages.markDistance)}
      hint={text(tryOnMessages.markDistanceHint, { count: ADULT_EYE_DISTANCE.mm })}
      error={isWrong ? text(tryOnMessages.markDistanceWrong, EYE_DISTANCE_LIMITS_MM) : undefined}
      optional
      suffix={text(tryOnMessages.markUnit)}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
