import { APPOINTMENT, CHANGES, HELD_TIME, SLOTS } from './answers.js'
import { appointmentBody, moveBody, timeFields, visitFields } from './bodies.js'
import { type CallerParts, openCaller } from './caller.js'
import { rememberFirstFree } from './first-free.js'
import type { Appointment, BookingProvider } from './port.js'
import type { BookingProviderSettings } from './settings.js'
import type { ProviderCall } from './transport.js'

/** Maximum number of changes in one answer. */
const CHANGES_LIMIT = 100

/** A booking system behind the API of docs/guides/booking-provider.yaml. Returns every failure as a value. */
export function createBookingProvider(settings: BookingProviderSettings, parts: CallerParts): BookingProvider {
  const { read, send, refuse } = openCaller(settings, parts)

  /** Refuses an answer about another appointment than the requested one. */
  async function appointment(operation: string, reference: string, call: ProviderCall) {
    const answer = await read<Appointment>(operation, APPOINTMENT, call)
    return answer.ok && answer.value.reference !== reference ? refuse(operation, ['reference']) : answer
  }

  const slots: BookingProvider['slots'] = ({ location, from, to, limit, ...visit }) => {
    const query = new URLSearchParams({
      ...visitFields({ location, ...visit }),
      from,
      to,
      ...(limit !== undefined && { limit: String(limit) }),
    })
    return read('slots', SLOTS, { method: 'GET', path: `/locations/${location}/slots?${query}` })
  }

  return {
    slots,
    firstFree: rememberFirstFree(slots, parts.clock),
    hold: (id, visit, time) =>
      read('hold', HELD_TIME, {
        method: 'PUT',
        path: `/holds/${id}`,
        body: { location: visit.location, ...visitFields(visit), ...timeFields({ ...time, hold: null }) },
      }),
    release: (id) => send('release', { method: 'DELETE', path: `/holds/${id}` }),
    create: (key, visit) =>
      appointment('create', visit.reference, {
        method: 'POST',
        path: '/appointments',
        body: appointmentBody(visit),
        key,
      }),
    read: (reference) => appointment('read', reference, { method: 'GET', path: `/appointments/${reference}` }),
    move: (key, reference, time) =>
      appointment('move', reference, {
        method: 'POST',
        path: `/appointments/${reference}/move`,
        body: moveBody(time),
        key,
      }),
    cancel: (key, reference) => send('cancel', { method: 'POST', path: `/appointments/${reference}/cancel`, key }),
    changes: (after) =>
      read('changes', CHANGES, {
        method: 'GET',
        path: `/changes?${new URLSearchParams({ after, limit: String(CHANGES_LIMIT) })}`,
      }),
  }
}
