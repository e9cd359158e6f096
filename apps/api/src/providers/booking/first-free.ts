import { setTimeout as pause } from 'node:timers/promises'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Clock } from '@klarsikt/server/clock'
import type { BookingProvider, BookingProviderFailure, SlotQuestion } from './port.js'

/** How long an answer is fresh, and how long it is shown while a new one is fetched, in ms. */
const FRESH_MS = 60_000
const STALE_MS = 600_000

/** Longest time that the list of stores waits for a first answer, in ms. */
const WAIT_MS = 300

/** Maximum number of remembered questions; larger than the number of stores times exams. */
const QUESTIONS_MAXIMUM = 2_000

type First = Result<Date | null, BookingProviderFailure>
type Remembered = { readonly first: Date | null; readonly at: number }

/** Answers the first free time of a store from memory, so that a slow provider delays no page. */
export function rememberFirstFree(slots: BookingProvider['slots'], clock: Clock): BookingProvider['firstFree'] {
  const known = new Map<string, Remembered>()
  const running = new Map<string, Promise<First>>()

  async function fetchFirst(key: string, question: SlotQuestion): Promise<First> {
    const found = await slots({ ...question, limit: 1 })
    running.delete(key)
    if (!found.ok) return found
    const first = found.value[0]?.start ?? null
    if (known.size >= QUESTIONS_MAXIMUM) known.clear()
    known.set(key, { first, at: clock.now().getTime() })
    return ok(first)
  }

  return async (question) => {
    const { location, examType, ageGroup, from, to } = question
    const key = [location, examType, ageGroup, from, to].join(' ')
    const now = clock.now().getTime()
    const last = known.get(key)
    const isPast = last?.first != null && last.first.getTime() < now
    if (last && !isPast && now - last.at < FRESH_MS) return ok(last.first)
    const fresh = running.get(key) ?? fetchFirst(key, question)
    running.set(key, fresh)
    if (last && !isPast && now - last.at < STALE_MS) return ok(last.first)
    return Promise.race([fresh, pause(WAIT_MS, err('away' as const), { ref: false })])
  }
}
