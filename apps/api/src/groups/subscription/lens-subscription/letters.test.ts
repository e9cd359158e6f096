import { dayText } from '@klarsikt/core/calendar'
import { deliveryDates, wokenSchedule, nextDelivery } from '@klarsikt/core/lens-subscription'
import { expect, it } from 'vitest'
import { LENS_LETTERS } from './letters.js'

const context = { shopUrl: 'https://klarsikt.example', serviceEmail: 'hej@klarsikt.example' }

it.each(['2026-11-28', '2026-11-30', '2027-01-25'])('promises no day that has passed, written on %s', (today) => {
  const day = nextDelivery(wokenSchedule(today, 'm1'))
  const { changeUntil, chargeOn, sendOn } = deliveryDates(day, { today, announcedOn: null })
  expect(changeUntil).toBeNull()
  for (const template of [
    LENS_LETTERS.started,
    LENS_LETTERS.startedAgain,
    LENS_LETTERS.activated,
    LENS_LETTERS.coming,
  ]) {
    const { text } = template.render({ id: '5', firstName: 'Anna', day, chargeOn, sendOn, amount: '394 kr' }, context)
    expect(text).not.toContain('Till och med')
    expect(text).toContain('kan inte längre ändras')
    for (const date of [day, chargeOn, sendOn]) expect(text).toContain(dayText(date))
  }
})
