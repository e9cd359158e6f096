import type { ShopClient } from '@klarsikt/contract/client'
import { isFailure } from '@klarsikt/contract/client'
import { addDays, dateText, stockholmDate, stockholmTime } from '@klarsikt/core/calendar'
import type { StoreService } from '@klarsikt/core/stores'
import { EYE_EXAM } from './eye-exam.js'

/** How far ahead the store's page looks for free times. */
const DAYS_AHEAD = 14

/** How many it shows of a day and exam; the wizard has all. */
const SHOWN_TIMES = 4

/** The first free times of a service; null where they cannot be had. */
export interface NextTimes {
  readonly service: 'eyeExam' | 'hearingTest'
  readonly days: readonly { readonly day: string; readonly times: readonly string[] }[] | null
}

/** What is asked for each service that can be booked: the exam that most come for. */
const EXAMS = {
  eyeExam: EYE_EXAM,
  hearingTest: { examType: 'hearing' },
} as const

/** The next free times of a store; a service whose times cannot be had costs only these. */
export function loadNextTimes(
  client: ShopClient,
  store: { readonly id: number; readonly services: readonly StoreService[] },
  now: Date,
): Promise<NextTimes[]> {
  const today = stockholmDate(now)
  const services = (['eyeExam', 'hearingTest'] as const).filter((service) => store.services.includes(service))
  return Promise.all(
    services.map(async (service) => {
      const query = { ...EXAMS[service], storeId: store.id, from: today, to: addDays(today, DAYS_AHEAD - 1) }
      const answer = await client.getSlots({ query }).catch(() => null)
      if (answer === null || isFailure(answer)) return { service, days: null }
      // The same start is there once for each who can see the customer then.
      const starts = [...new Set(answer.slots.map(({ start }) => start))].slice(0, SHOWN_TIMES)
      const byDay = Map.groupBy(starts, (start) => dateText(stockholmDate(start)))
      return { service, days: [...byDay].map(([day, times]) => ({ day, times: times.map(stockholmTime) })) }
    }),
  )
}
