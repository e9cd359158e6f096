import { dateText } from '@klarsikt/core/calendar'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { Select } from '@klarsikt/design-system/select'
import { SlotPicker } from '@klarsikt/design-system/slot-picker'
import { useOneSubmit } from '@klarsikt/forms'
import { HiddenFields, useHydrated } from '@klarsikt/page-kit/form'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { CHOICE_QUERY } from '../choices/choices.js'
import { type Agreement, type TimePlace } from './time-place.js'
import { type DayPart, partWord, SHOWN_DAY, SHOWN_PART, type TimesWeek } from './times-view.js'
import styles from '../layout/booking.module.css'

interface SlotFormProps {
  readonly place: TimePlace
  readonly week: TimesWeek
  readonly part: DayPart | null
  readonly minutes: number
  readonly value: string | null
  /** What the user has to agree to before the time is sent, or null. */
  readonly agreement: Agreement | null
  /** More fields of the form. */
  readonly children?: ReactNode
}

/** Lets the user choose a time of the week, and sends it. */
export function SlotForm({ place, week, part, minutes, value, agreement, children }: SlotFormProps) {
  const [date, setDate] = useState(week.date)
  const [chosen, setChosen] = useState(value)
  const [error, setError] = useState<string>()
  const [agreementError, setAgreementError] = useState<string>()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { state, formMethod } = useNavigation()
  const shown = { ...place.fields, ...(part !== null && { [SHOWN_PART]: partWord(part) }) }
  const show = (day: string) =>
    void navigate(`${place.path}?${new URLSearchParams({ ...shown, [SHOWN_DAY]: day })}`, { preventScrollReset: true })
  const isInWeek = (day: string) => week.days.some((one) => one.date === day)
  const onSubmit = useOneSubmit((event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const sent = new FormData(form)
    const lacksTime = !sent.get(CHOICE_QUERY.start)
    const lacksAgreement = agreement !== null && !sent.has(agreement.name)
    if (lacksTime) setError(wizardMessages.timeRequired())
    if (lacksAgreement) setAgreementError(validationMessages.selectionRequired())
    if (!lacksTime && !lacksAgreement) return
    event.preventDefault()
    const wrong = lacksTime ? `input[name=${CHOICE_QUERY.start}]:enabled` : `input[name=${agreement?.name}]`
    form.querySelector<HTMLInputElement>(wrong)?.focus()
  })
  return (
    <>
      <DayForm path={place.path} fields={shown} week={week} />
      <Form method="post" className={styles.block} noValidate={isHydrated} preventScrollReset onSubmit={onSubmit}>
        <HiddenFields fields={place.sent} />
        <SlotPicker
          name={CHOICE_QUERY.start}
          days={week.days}
          today={week.today}
          nextFree={week.nextFree}
          minutes={minutes}
          date={date}
          onDateChange={(day) => (isInWeek(day) ? setDate(day) : show(day))}
          value={chosen}
          onChange={(start) => {
            setError(undefined)
            setChosen(start)
          }}
          onPreviousWeek={week.earlier === null ? undefined : () => show(week.earlier ?? '')}
          onNextWeek={week.later === null ? undefined : () => show(week.later ?? '')}
          error={error}
        />
        {agreement && (
          <Checkbox
            name={agreement.name}
            label={agreement.label}
            error={agreementError}
            required
            onChange={() => setAgreementError(undefined)}
          />
        )}
        {children}
        <div className={styles.actions}>
          <Button type="submit" loading={state !== 'idle' && formMethod === 'POST'}>
            {place.button}
          </Button>
        </div>
      </Form>
    </>
  )
}

interface DayFormProps {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly week: TimesWeek
}

/** Chooses the day without scripts, where the row of days does not react. */
function DayForm({ path, fields, week }: DayFormProps) {
  return (
    <noscript>
      <form action={path} className={styles.search}>
        <HiddenFields fields={fields} />
        <Select
          label={wizardMessages.timeDay()}
          name={SHOWN_DAY}
          defaultValue={week.date}
          placeholder={null}
          options={[
            ...(week.earlier === null ? [] : [week.earlier]),
            ...week.days.map((day) => day.date).filter((day) => day >= week.today && day !== week.earlier),
            ...(week.later === null ? [] : [week.later]),
          ].map((day) => ({ value: day, label: dateText(day) }))}
        />
        <Button type="submit" variant="secondary">
          {wizardMessages.timeShow()}
        </Button>
      </form>
    </noscript>
  )
}
