import { EYE_HEALTH_DAY_ANSWERS, eyeHealthDayStates } from '@klarsikt/core/eye-health-day'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { instant, plainDate, typed } from './parts.js'
import { shopRoutes } from './routes.js'

const state = z.enum(eyeHealthDayStates.states)
const note = z.string().max(2_000)

const eyeHealthDayHead = z
  .object({
    id: z.string(),
    state,
    stateText: z.string(),
    /** Empty once the personal data was erased. */
    companyName: z.string(),
    preferredDay: plainDate,
    participants: z.int(),
    receivedAt: instant,
  })
  .meta({ id: 'EyeHealthDayHead' })

export const eyeHealthDay = z
  .object({
    ...eyeHealthDayHead.shape,
    organisationNumber: z.string(),
    contact: z.string(),
    email: z.string(),
    mobile: z.string(),
    note: z.string(),
    /** Increases with each change. An answer must send the version that it was given to. */
    version: z.int(),
    /** The answer and the store that gave it; null until then. */
    answer: z.object({ store: z.string(), at: instant, startsAt: instant.nullable(), text: z.string() }).nullable(),
  })
  .meta({ id: 'EyeHealthDay' })

/** The requests with one state. Those without an answer are in the order of arrival. */
export const eyeHealthDays = z
  .object({
    state,
    counts: z.record(state, z.int()),
    requests: z.array(eyeHealthDayHead),
  })
  .meta({ id: 'EyeHealthDays' })

const params = z.object({ id: z.uuid() })

export const eyeHealthDayEndpoints = {
  requestEyeHealthDay: endpoint(shopRoutes.requestEyeHealthDay, {
    permission: 'eye-health-day.request',
    audits: ['eye-health-day.requested'],
    summary: 'Requests an optician at a place of work and confirms it by letter. A repeated request counts once',
    body: z.object({
      companyName: typed,
      organisationNumber: typed,
      contact: typed,
      email: typed,
      mobile: typed,
      preferredDay: typed,
      participants: typed,
      note: note.default(''),
    }),
    reply: z.object({ success: z.literal(true), email: z.string() }),
    errors: ['request.invalid', 'rate-limited'],
  }),
  getEyeHealthDays: endpoint(shopRoutes.getEyeHealthDays, {
    permission: 'eye-health-day.answer',
    summary: 'Lists requests of companies in one state. Every store may answer each',
    query: z.object({ state: state.optional() }),
    reply: z.object({ data: eyeHealthDays }),
  }),
  getEyeHealthDay: endpoint(shopRoutes.getEyeHealthDay, {
    permission: 'eye-health-day.answer',
    summary: 'Returns one request',
    params,
    reply: z.object({ data: eyeHealthDay }),
    errors: ['eye-health-day.not-found'],
  }),
  answerEyeHealthDay: endpoint(shopRoutes.answerEyeHealthDay, {
    permission: 'eye-health-day.answer',
    audits: ['eye-health-day.accepted', 'eye-health-day.declined'],
    summary: 'Accepts a request with day and time, or declines it. A second decision is refused with the present state',
    params,
    body: z.object({
      answer: z.enum(EYE_HEALTH_DAY_ANSWERS),
      day: typed.default(''),
      time: typed.default(''),
      text: note.default(''),
      /** The version that the user saw. */
      version: z.int().min(0),
    }),
    reply: z.union([
      z.object({ success: z.literal(true), data: eyeHealthDay }),
      z.object({
        success: z.literal(false),
        result: z.literal('eye-health-day.changed'),
        message: z.string(),
        data: eyeHealthDay,
      }),
    ]),
    errors: ['eye-health-day.not-found', 'request.invalid'],
  }),
}
