import {
  discoveryEndpoints as endpoints,
  EVENT_MESSAGES,
  EVENT_TYPES,
  eventSchemas,
} from '@klarsikt/contract/discovery'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { invalid, type Refusal } from '../../http/failures.js'
import { implement } from '../../http/implement.js'
import { ADDRESS_EVENTS, TENANT_EVENTS } from '../../http/rate-limits.js'
import { callerOf } from '../../http/tenant-market.js'
import type { EventWriter } from './event-writer.js'
import { type Event, eventRows } from './rows.js'

const EVENT_LIMITS = { address: ADDRESS_EVENTS, tenant: TENANT_EVENTS }

/** The events call. Valid events are stored before the answer, even when another event makes the status 422. */
export function createEvents(writer: EventWriter) {
  return implement(
    endpoints.createEvents,
    async (call, { body }) => {
      const tenant = await callerOf(call, body.tenant, EVENT_LIMITS)
      if (!tenant.ok) return tenant
      if (!tenant.value.markets.has(body.market))
        return err({ code: 'not-found', message: 'market: unknown', fields: { market: 'unknown' } })
      const place = { tenant: body.tenant, market: body.market }
      const sender = { address: call.address, visitorToken: body.visitor_token ?? null }
      const read = body.events.map((event, at) => readEvent(event, `events.${at}.`))
      const good = read
        .flatMap((one) => (one.ok ? [eventRows(call, place, sender, one.value)] : []))
        .filter((rows) => rows.length > 0)
      const { accepted } = await writer.write(good)
      const refused = read.flatMap((one) => (one.ok ? [] : [one.error]))
      if (refused.length === 0) return ok({ accepted, duplicates: good.length - accepted })
      const fields = Object.assign({}, ...refused.map((one) => one.fields)) as Record<string, string>
      return err({ code: 'invalid', message: refused[0]?.message ?? 'not valid', fields })
    },
    { beacon: true },
  )
}

function readEvent(event: unknown, prefix: string): Result<Event, Refusal> {
  const type = typeof event === 'object' && event !== null && 'event_type' in event ? event.event_type : undefined
  const known = EVENT_TYPES.find((one) => one === type)
  if (!known) {
    const text =
      typeof event === 'object' && event !== null
        ? `must be one of ${EVENT_TYPES.join(', ')}`
        : EVENT_MESSAGES.purchaseObject
    return err({ code: 'invalid', message: text, fields: { [`${prefix}event_type`]: text } })
  }
  const read = eventSchemas[known].safeParse(event)
  if (read.success) return ok(read.data)
  const { fields } = invalid(read.error, prefix)
  // The message is passed on unchanged, because callers search for it word by word.
  return err({ code: 'invalid', message: read.error.issues[0]?.message ?? 'not valid', ...(fields ? { fields } : {}) })
}
