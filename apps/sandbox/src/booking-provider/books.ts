import { type Busy, freeTimes } from './free-times.js'
import { dayOf } from './stockholm.js'
import { readBooks, writeBooks } from './stored-books.js'
import type { Appointment, Hold, PatientGroup, Service, Slot } from './types.js'

export type AskedTime = {
  readonly location: string
  readonly service: Service
  readonly patient_group?: PatientGroup | undefined
  readonly start: number
  readonly practitioner?: string | undefined
  readonly hold?: string | undefined
}

const HOLD_MS = 10 * 60_000

/** The appointments, holds and idempotency keys of the booking system. With a file they survive the process. */
export class Books {
  readonly appointments: Map<string, Appointment>
  /** Reference of what each idempotency key has made or changed. */
  readonly keys: Map<string, string>
  /** References that were cancelled before their appointment arrived. */
  readonly cancelled: Set<string>
  readonly holds = new Map<string, Hold>()
  #occupied: readonly Busy[]
  #changes: number
  readonly #now: () => number
  readonly #file: string | undefined

  constructor(now: () => number, file?: string) {
    const stored = readBooks(file)
    this.#now = now
    this.#file = file
    this.appointments = new Map(stored.appointments.map((one) => [one.reference, one]))
    this.keys = new Map(stored.keys)
    this.cancelled = new Set(stored.cancelled)
    this.#occupied = stored.occupied
    this.#changes = Math.max(0, ...stored.appointments.map(({ change }) => change))
  }

  free(question: Omit<AskedTime, 'start'> & { readonly from: string; readonly to: string }): Slot[] {
    return freeTimes(question, this.#busy(question.location), this.#now())
  }

  /** Returns the requested free time. The caller's own hold and appointment do not block it. */
  find(asked: AskedTime, reference?: string): Slot | undefined {
    const day = dayOf(asked.start)
    const busy = this.#busy(asked.location, { hold: asked.hold, reference })
    const held = this.holds.get(asked.hold ?? '')
    return freeTimes({ ...asked, from: day, to: day }, busy, this.#now()).find(
      ({ start, practitioner: { id } }) =>
        start === asked.start && id === (asked.practitioner ?? held?.practitioner.id ?? id),
    )
  }

  hold(id: string, location: string, slot: Slot): Hold {
    const hold = { ...slot, id, location, expires: this.#now() + HOLD_MS }
    this.holds.set(id, hold)
    return hold
  }

  add(appointment: Omit<Appointment, 'version' | 'change' | 'status'>): Appointment {
    const added: Appointment = { ...appointment, status: 'booked', version: 1, change: ++this.#changes }
    this.appointments.set(added.reference, added)
    return added
  }

  change(appointment: Appointment, to: Partial<Appointment>): void {
    Object.assign(appointment, to)
    appointment.version += 1
    appointment.change = ++this.#changes
  }

  changedAfter(change: number): Appointment[] {
    const changed = [...this.appointments.values()].filter((one) => one.change > change)
    return changed.toSorted((a, b) => a.change - b.change)
  }

  occupy(time: Busy): void {
    this.#occupied = [...this.#occupied, time]
  }

  save(): void {
    writeBooks(this.#file, {
      appointments: [...this.appointments.values()],
      keys: [...this.keys],
      cancelled: [...this.cancelled],
      occupied: this.#occupied,
    })
  }

  reset(): void {
    for (const one of [this.appointments, this.keys, this.cancelled, this.holds]) one.clear()
    this.#occupied = []
    this.save()
  }

  #busy(
    location: string,
    except: { readonly hold?: string | undefined; readonly reference?: string | undefined } = {},
  ) {
    const booked = [...this.appointments.values()].filter(
      ({ status, reference }) => status === 'booked' && reference !== except.reference,
    )
    const held = [...this.holds.values()].filter(({ id, expires }) => expires > this.#now() && id !== except.hold)
    return [...booked, ...held, ...this.#occupied].filter((one): boolean => one.location === location)
  }
}
