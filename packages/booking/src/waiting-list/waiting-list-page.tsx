import { AGE_GROUP_MESSAGES, AGE_GROUPS, EXAM_TYPE_IDS, EXAM_TYPE_MESSAGES } from '@klarsikt/core/booking'
import { addDays, stockholmDate, visitTimeText } from '@klarsikt/core/calendar'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as waitingListMessages from '@klarsikt/core/messages/waiting-list'
import { href } from '@klarsikt/core/paths'
import { QUIET_HOURS } from '@klarsikt/core/sms'
import { WAITING_DAY_PART_MESSAGES, WAITING_DAY_PARTS, WAITING_OFFER_MINUTES } from '@klarsikt/core/waiting-list'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { Select } from '@klarsikt/design-system/select'
import { TextField } from '@klarsikt/design-system/text-field'
import { FormProblems, type FormResult, useShopForm } from '@klarsikt/forms'
import { HiddenFields } from '@klarsikt/page-kit/form'
import { Form, useNavigation } from 'react-router'
import { EXAM_WORDS } from '../choices/exam-words.js'
import { BookingFrame } from '../layout/booking-frame.js'
import { type WaitingListData } from './load-waiting-list.js'
import { IN_CITY_FIELD, readWaiting, WAITING_FIELDS, type WaitingField } from './waiting-form.js'
import styles from '../layout/booking.module.css'

interface WaitingListPageProps {
  readonly data: WaitingListData
  readonly answer: FormResult | undefined
}

interface FieldsProps {
  readonly data: WaitingListData
  readonly field: ReturnType<typeof useShopForm<WaitingField>>['field']
}

/** Starts the waiting for an earlier time: exam, store, days, and the mobile number for the SMS. */
export function WaitingListPage({ data, answer }: WaitingListPageProps) {
  const { state } = useNavigation()
  const { booking } = data
  const { props, field, failure, problems, attempt } = useShopForm({
    id: 'waiting-list',
    fields: WAITING_FIELDS,
    lastResult: answer,
    read: readWaiting,
  })
  const title = waitingListMessages.title()
  const trail = [
    { label: navMessages.home(), href: href('home') },
    { label: title, href: href('booking-waiting-list') },
  ]
  return (
    <BookingFrame title={title} trail={trail}>
      <p>
        {waitingListMessages.intro({
          minutes: WAITING_OFFER_MINUTES,
          from: QUIET_HOURS.until,
          until: QUIET_HOURS.from,
        })}
      </p>
      {booking && <p>{waitingListMessages.introBooked({ time: visitTimeText(booking.start) })}</p>}
      <Form {...props} method="post" className={styles.form} preventScrollReset>
        {booking && <HiddenFields fields={{ bookingId: booking.id }} />}
        <FormProblems form={{ failure, problems, attempt }} isSending={state !== 'idle'} />
        {!booking && <ChoiceFields data={data} field={field} />}
        <Checkbox name={IN_CITY_FIELD} label={waitingListMessages.inCity()} />
        <TimeFields data={data} field={field} />
        {!booking && <ContactFields data={data} field={field} />}
        <div className={styles.actions}>
          <Button type="submit" loading={state !== 'idle'}>
            {waitingListMessages.join()}
          </Button>
        </div>
      </Form>
    </BookingFrame>
  )
}

function ChoiceFields({ data: { choices, stores }, field }: FieldsProps) {
  const chosen = (name: WaitingField, value: string) => {
    const { defaultValue, ...rest } = field(name)
    return { ...rest, defaultValue: defaultValue ?? value, placeholder: waitingListMessages.choose() }
  }
  return (
    <>
      <Select
        {...chosen('examType', choices.examType ? EXAM_WORDS[choices.examType] : '')}
        label={waitingListMessages.exam()}
        options={EXAM_TYPE_IDS.map((id) => ({ value: EXAM_WORDS[id], label: EXAM_TYPE_MESSAGES[id]() }))}
      />
      <Select
        {...chosen('ageGroup', choices.ageGroup ?? '')}
        label={waitingListMessages.ageGroup()}
        options={AGE_GROUPS.map((id) => ({ value: id, label: AGE_GROUP_MESSAGES[id]() }))}
      />
      <Select
        {...chosen('storeId', choices.storeId === null ? '' : String(choices.storeId))}
        label={waitingListMessages.store()}
        options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  )
}

function TimeFields({ data: { booking, today, last }, field }: FieldsProps) {
  const earliest = field('earliest')
  const latest = field('latest')
  const dayPart = field('dayPart')
  const until = booking ? stockholmDate(booking.start) : addDays(today, 14)
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...earliest}
          defaultValue={earliest.defaultValue ?? today}
          type="date"
          min={today}
          max={last}
          label={waitingListMessages.earliest()}
          required
        />
        <TextField
          {...latest}
          defaultValue={latest.defaultValue ?? until}
          type="date"
          min={today}
          max={last}
          label={waitingListMessages.latest()}
          hint={waitingListMessages.latestHint()}
          required
        />
      </div>
      <Select
        {...dayPart}
        defaultValue={dayPart.defaultValue ?? 'any'}
        placeholder={null}
        label={waitingListMessages.dayPart()}
        options={WAITING_DAY_PARTS.map((part) => ({ value: part, label: WAITING_DAY_PART_MESSAGES[part]() }))}
      />
    </>
  )
}

function ContactFields({ data, field }: FieldsProps) {
  const mobile = field('mobile')
  return (
    <>
      <TextField
        {...mobile}
        defaultValue={mobile.defaultValue ?? data.mobile}
        type="tel"
        label={waitingListMessages.mobile()}
        hint={waitingListMessages.mobileHint()}
        autoComplete="tel"
        required
      />
      <TextField
        {...field('email')}
        type="email"
        label={waitingListMessages.email()}
        hint={waitingListMessages.emailHint()}
        autoComplete="email"
        optional
      />
    </>
  )
}
