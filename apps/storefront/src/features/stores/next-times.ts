import type { ShopClient } from '@klarsikt/contract/client'
import { isFailure } from '@klarsikt/contract/client'
import { addDays, dateText, stockholmDate, stockholmTime } from '@klarsikt/core/calendar'
import type { StoreService } from '@klarsikt/core/stores'
import { EYE_EXAM } from './eye-exam.js'

/** Number of days in which the store's page looks for free times. */
const DAYS_AHEAD = 14

/** Number of times that are shown for an exam. The wizard shows all of them. */
const SHOWN_TIMES = 4

/** The first free times of a service. Null where they could not be loaded. */
export interface NextTimes {
  readonly service: 'eyeExam' | 'hearingTest'
  readonly days: readonly { readonly day: string; readonly times: readonly string[] }[] | null
}

/** The most common exam of each service that can be booked. */
const EXAMS = {
  eyeExam: EYE_EXAM,
  hearingTest: { examType: 'hearing' },
} as const

/** Loads the next free times of a store. A failed call leaves out the times of one service only. */
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
      // The same start occurs once for each optician who is free then.
      const starts = [...new Set(answer.slots.map(({ start }) => start))].slice(0, SHOWN_TIMES)
      const byDay = Map.groupBy(starts, (start) => dateText(stockholmDate(start)))
      return { service, days: [...byDay].map(([day, times]) => ({ day, times: times.map(stockholmTime) })) }
    }),
  )
}
