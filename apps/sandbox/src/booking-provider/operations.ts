import { z } from 'zod'
import type { AskedTime, Books } from './books.js'
import { LOCATIONS } from './locations.js'
import { type Answer, type Appointment, PATIENT_GROUPS, problem, SERVICES, type Slot } from './types.js'

const id = z.string().regex(/^[0-9a-f]{32}$/)
const location = z.string().regex(/^[a-z0-9-]{1,40}$/)
const start = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))
const practitioner = z.string().min(1).max(40).optional()
const visit = { service: z.enum(SERVICES), patient_group: z.enum(PATIENT_GROUPS).optional() }
const day = z.iso.date()

const SlotsQuery = z.object({
  ...visit,
  from: day,
  to: day,
  limit: z.coerce.number().int().min(1).max(5_000).default(5_000),
})
export const NewHold = z.strictObject({ ...visit, location, start, practitioner })
const NewTime = z.strictObject({ location, start, practitioner, hold: id.optional() })
export const NewAppointment = z.strictObject({
  ...visit,
  reference: id,
  location,
  start,
  practitioner,
  hold: id.optional(),
  patient: z.strictObject({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    mobile: z.string(),
    note: z.string(),
  }),
})
const ChangesQuery = z.object({
  after: z.coerce.number().int().min(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})

const TAKEN = problem(409, 'slot_taken')
const invalid = (error: z.ZodError): Answer => problem(422, 'invalid', z.prettifyError(error))

const iso = (ms: number) => new Date(ms).toISOString()
const slotBody = ({ start: from, end, practitioner: who }: Slot) => ({
  start: iso(from),
  end: iso(end),
  practitioner: who,
})
const appointmentBody = (one: Appointment) => ({
  reference: one.reference,
  version: one.version,
  status: one.status,
  location: one.location,
  ...slotBody(one),
})

export function getSlots(books: Books, place: string, query: unknown): Answer {
  const read = SlotsQuery.safeParse(query)
  if (!read.success) return invalid(read.error)
  if (!LOCATIONS[place]) return problem(404, 'unknown_location')
  const slots = books.free({ ...read.data, location: place }).slice(0, read.data.limit)
  return { status: 200, body: { slots: slots.map(slotBody) } }
}

export function putHold(books: Books, holdId: string, body: unknown): Answer {
  const read = NewHold.safeParse(body)
  if (!read.success) return invalid(read.error)
  if (!LOCATIONS[read.data.location]) return problem(404, 'unknown_location')
  const slot = books.find({ ...read.data, hold: holdId })
  if (!slot) return TAKEN
  const hold = books.hold(holdId, read.data.location, slot)
  return { status: 200, body: { ...slotBody(hold), expires_at: iso(hold.expires) } }
}

export function deleteHold(books: Books, holdId: string): Answer {
  books.holds.delete(holdId)
  return { status: 204, body: null }
}

export function postAppointment(books: Books, key: string, body: unknown): Answer {
  const known = books.appointments.get(books.keys.get(key) ?? '')
  if (known) return { status: 201, body: appointmentBody(known) }
  const read = NewAppointment.safeParse(body)
  if (!read.success) return invalid(read.error)
  const { reference, hold, ...asked } = read.data
  if (books.cancelled.has(reference)) return problem(409, 'cancelled')
  if (books.appointments.has(reference)) return problem(422, 'invalid', 'The reference is used')
  if (!LOCATIONS[asked.location]) return problem(404, 'unknown_location')
  const slot = books.find({ ...asked, hold })
  if (!slot) return TAKEN
  books.holds.delete(hold ?? '')
  const made = books.add({ ...asked, ...slot, reference })
  books.keys.set(key, reference)
  return { status: 201, body: appointmentBody(made) }
}

export function getAppointment(books: Books, reference: string): Answer {
  const found = books.appointments.get(reference)
  return found ? { status: 200, body: appointmentBody(found) } : problem(404, 'unknown_appointment')
}

export function moveAppointment(books: Books, key: string, reference: string, body: unknown): Answer {
  const found = books.appointments.get(reference)
  if (!found) return problem(404, 'unknown_appointment')
  if (books.keys.has(key)) return { status: 200, body: appointmentBody(found) }
  const read = NewTime.safeParse(body)
  if (!read.success) return invalid(read.error)
  if (found.status !== 'booked') return problem(409, found.status === 'cancelled' ? 'cancelled' : 'closed')
  if (!LOCATIONS[read.data.location]) return problem(404, 'unknown_location')
  const asked: AskedTime = { ...read.data, service: found.service, patient_group: found.patient_group }
  const slot = books.find(asked, reference)
  if (!slot) return TAKEN
  books.holds.delete(read.data.hold ?? '')
  books.change(found, { ...slot, location: read.data.location })
  books.keys.set(key, reference)
  return { status: 200, body: appointmentBody(found) }
}

export function cancelAppointment(books: Books, reference: string): Answer {
  const found = books.appointments.get(reference)
  if (!found) books.cancelled.add(reference)
  else if (found.status === 'booked') books.change(found, { status: 'cancelled' })
  else if (found.status !== 'cancelled') return problem(409, 'closed')
  return { status: 204, body: null }
}

export function getChanges(books: Books, query: unknown): Answer {
  const read = ChangesQuery.safeParse(query)
  if (!read.success) return invalid(read.error)
  const { after, limit } = read.data
  const all = books.changedAfter(after)
  const page = all.slice(0, limit)
  const next = String(page.at(-1)?.change ?? after)
  return { status: 200, body: { appointments: page.map(appointmentBody), next, more: all.length > page.length } }
}
