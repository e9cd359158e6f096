import { LOCATIONS, MINUTES } from './locations.js'
import { instantOf, nextDay, weekdayOf } from './stockholm.js'
import type { PatientGroup, Service, Slot, Span } from './types.js'

const GRID_MS = 30 * 60_000
const NOTICE_MS = 60 * 60_000

type Question = {
  readonly location: string
  readonly service: Service
  readonly patient_group?: PatientGroup | undefined
  readonly from: string
  readonly to: string
}

/** A time at which a practitioner is not free. */
export type Busy = Span & { readonly location: string; readonly practitioner: { readonly id: string } }

/** Returns the free times of a location, sorted by start. */
export function freeTimes(
  { location, service, patient_group, from, to }: Question,
  busy: readonly Busy[],
  now: number,
): Slot[] {
  const place = LOCATIONS[location]
  if (!place?.services.includes(service)) return []
  const isChild = patient_group === '8-12' || patient_group === '13-17'
  const length = MINUTES[service] * 60_000
  const slots: Slot[] = []
  for (let day = from; day <= to; day = nextDay(day)) {
    const hours = place.week[weekdayOf(day)]
    if (!hours) continue
    const [opens, closes] = [instantOf(day, hours[0]), instantOf(day, hours[1])]
    for (let start = opens; start + length <= closes; start += GRID_MS) {
      if (start < now + NOTICE_MS) continue
      const span = { start, end: start + length }
      for (const { id, name, seesChildren } of place.practitioners) {
        if (isChild && !seesChildren) continue
        const isBusy = busy.some((one) => one.practitioner.id === id && one.start < span.end && span.start < one.end)
        if (!isBusy) slots.push({ ...span, practitioner: { id, name } })
      }
    }
  }
  return slots
}
