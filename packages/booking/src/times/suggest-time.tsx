import { EXAM_MINUTES } from '@klarsikt/core/booking'
import { addDays } from '@klarsikt/core/calendar'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { TextField } from '@klarsikt/design-system/text-field'
import { HiddenFields, useHydrated } from '@klarsikt/page-kit/form'
import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { CHOICE_QUERY, SUGGESTED_CLOCK, SUGGESTED_DAY } from '../choices/choices.js'
import { type Times } from './load-times.js'
import styles from '../layout/booking.module.css'

interface SuggestTimeProps {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly times: Times
}

type Problems = Readonly<Partial<Record<typeof SUGGESTED_DAY | typeof SUGGESTED_CLOCK, string>>>

/** Returns the problems of missing or invalid fields, by field. */
function problemsOf(form: HTMLFormElement): Problems {
  const isWrong = (name: string) =>
    form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.checkValidity() === false
  return {
    ...(isWrong(SUGGESTED_DAY) && { [SUGGESTED_DAY]: validationMessages.dateInvalid() }),
    ...(isWrong(SUGGESTED_CLOCK) && { [SUGGESTED_CLOCK]: validationMessages.timeInvalid() }),
  }
}

/**
 * Lets the customer suggest a time, which the store answers [BOOK-008]. It is open from the start where there are no
 * free times.
 */
export function SuggestTime({ path, fields, times: { today, last, week } }: SuggestTimeProps) {
  const isHydrated = useHydrated()
  const [problems, setProblems] = useState<Problems>({})
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const found = problemsOf(form)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) return
    event.preventDefault()
    form.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus()
  }
  const hasTimes = week !== null && (week.nextFree !== null || week.days.some(({ slots }) => slots.length > 0))
  return (
    <Disclosure title={wizardMessages.suggestTitle()} defaultOpen={!hasTimes}>
      {/* Without scripts the browser itself requires both fields. */}
      <Form
        action={path}
        className={styles.form}
        noValidate={isHydrated}
        onSubmit={onSubmit}
        onChange={() => setProblems({})}
      >
        <HiddenFields fields={{ ...fields, [CHOICE_QUERY.isSuggested]: '1' }} />
        <p>{wizardMessages.suggestIntro()}</p>
        <div className={styles.pair}>
          <TextField
            label={wizardMessages.suggestDate()}
            name={SUGGESTED_DAY}
            type="date"
            min={addDays(today, 1)}
            max={last}
            error={problems[SUGGESTED_DAY]}
            required
          />
          <TextField
            label={wizardMessages.suggestTime()}
            name={SUGGESTED_CLOCK}
            type="time"
            min="08:00"
            max="20:00"
            step={EXAM_MINUTES * 60}
            defaultValue="10:00"
            error={problems[SUGGESTED_CLOCK]}
            required
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="secondary">
            {wizardMessages.suggestAction()}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
