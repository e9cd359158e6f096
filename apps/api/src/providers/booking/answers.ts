import { z } from 'zod'
import type { Appointment, AppointmentChanges, ProviderHold, ProviderSlot } from './port.js'

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const practitioner = z.object({ id: z.string().min(1).max(40), name: z.string().min(1).max(100) })
const slot = z.object({ start: instant, end: instant, practitioner })

/** An appointment must end after it begins. */
const hasLength = ({ start, end }: { readonly start: Date; readonly end: Date }) => start < end
const WRONG_WAY = { message: 'ends before it begins', path: ['end'] }

export const TOKEN = z.object({
  access_token: z.string().min(1),
  token_type: z.literal('Bearer'),
  expires_in: z.int().min(1),
})

export const SLOTS = z
  .object({ slots: z.array(slot.refine(hasLength, WRONG_WAY)).max(5_000) })
  .transform(({ slots }): readonly ProviderSlot[] => slots)

export const HELD_TIME = slot
  .extend({ expires_at: instant })
  .refine(hasLength, WRONG_WAY)
  .transform(({ expires_at: expiresAt, ...held }): ProviderHold => ({ ...held, expiresAt }))

export const APPOINTMENT = slot
  .extend({
    reference: z.string().regex(/^[0-9a-f]{32}$/),
    version: z.int().min(1).max(2_147_483_647),
    status: z.enum(['booked', 'cancelled', 'completed', 'no_show']),
    location: z.string().regex(/^[a-z0-9-]{1,40}$/),
  })
  .refine(hasLength, WRONG_WAY)
  .transform(({ status, ...rest }): Appointment => ({ ...rest, status: status === 'no_show' ? 'no-show' : status }))

export const CHANGES = z
  .object({ appointments: z.array(APPOINTMENT).max(500), next: z.string().min(1).max(100), more: z.boolean() })
  .transform(({ appointments, next, more }): AppointmentChanges => ({ appointments, next, hasMore: more }))

export const PROBLEM = z.object({ code: z.string() })
