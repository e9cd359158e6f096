import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { Button } from '@klarsikt/design-system/button'
import { Select } from '@klarsikt/design-system/select'
import { HiddenFields } from '@klarsikt/page-kit/form'
import { Form, useSubmit } from 'react-router'
import { CHOICE_QUERY } from '../choices/choices.js'
import { type Times } from './load-times.js'
import { type TimePlace } from './time-place.js'
import { DAY_PARTS, type DayPart, partWord, SHOWN_PART } from './times-view.js'
import styles from '../layout/booking.module.css'

interface TimeFilterProps {
  readonly place: Pick<TimePlace, 'path' | 'fields'>
  readonly times: Times
  readonly examinerId: string | null
  readonly isHearing: boolean
}

const PARTS: Readonly<Record<DayPart, () => string>> = {
  morning: wizardMessages.timePartMorning,
  afternoon: wizardMessages.timePartAfternoon,
}

/**
 * Filters the times by optician and part of the day. Each change reloads the page. Without scripts a button does so.
 */
export function TimeFilter({ place: { path, fields }, times, examinerId, isHearing }: TimeFilterProps) {
  const submit = useSubmit()
  const { [CHOICE_QUERY.examinerId]: _, ...others } = fields
  return (
    <Form
      action={path}
      aria-label={wizardMessages.timeFilter()}
      className={styles.search}
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true, replace: true })}
    >
      <HiddenFields fields={others} />
      {times.examiners.length > 0 && (
        <Select
          className={styles.grow ?? ''}
          label={isHearing ? wizardMessages.timeAudionomist() : wizardMessages.timeOptician()}
          name={CHOICE_QUERY.examinerId}
          defaultValue={examinerId ?? ''}
          placeholder={wizardMessages.timeAnyone()}
          options={times.examiners.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Select
        className={styles.grow ?? ''}
        label={wizardMessages.timePart()}
        name={SHOWN_PART}
        defaultValue={partWord(times.part)}
        placeholder={wizardMessages.timePartAll()}
        options={DAY_PARTS.map((part) => ({ value: partWord(part), label: PARTS[part]() }))}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {wizardMessages.timeShow()}
        </Button>
      </noscript>
    </Form>
  )
}
