import { z } from 'zod'
import { createMessages, type Messages, type Sms } from './messages.js'
import { createReports, type Reports } from './reports.js'

export type Elks = {
  messages: Messages
  reports: Reports
  /** Makes the next `times` calls fail with this status. */
  fail(times: number, status: number): void
  /** Returns whether the basic credentials of a call are right. */
  knows(authorization: string | undefined): boolean
  /** Handles a call of `POST /a1/sms`. Returns a status and the body of the answer. */
  send(authorization: string | undefined, form: Record<string, unknown>): { status: number; body: Sms | string }
}

export const UNAUTHORIZED = 'API access requires Basic HTTP authentication'

const Form = z.object({
  from: z.string().regex(/^(?:[A-Za-z][A-Za-z0-9]{2,10}|\+\d{7,15})$/, 'Invalid from'),
  to: z.string().regex(/^\+\d{7,15}$/, 'Invalid to'),
  message: z.string().min(1, 'Missing key message'),
  whendelivered: z.url().optional(),
})

/** The end of a number decides: ..95 is refused, ..96 cannot be reached, and ..97 never gets a delivery report. */
const REFUSED = /95$/
const UNREACHABLE = /96$/
const SILENT = /97$/

/** Simulates 46elks: basic authentication, a form, and JSON or a text that says what is wrong. */
export function createElks(now: () => Date, credentials?: { user: string; password: string }): Elks {
  const messages = createMessages(now)
  const reports = createReports()
  const fault = { remaining: 0, status: 500 }
  const knows = (authorization: string | undefined) => {
    const [, coded = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? []
    const pair = Buffer.from(coded, 'base64').toString()
    return credentials ? pair === `${credentials.user}:${credentials.password}` : /^[^:]+:.+$/.test(pair)
  }
  return {
    messages,
    reports,
    knows,
    fail(times, status) {
      Object.assign(fault, { remaining: times, status })
    },
    send(authorization, form) {
      if (!knows(authorization)) return { status: 401, body: UNAUTHORIZED }
      if (fault.remaining > 0) {
        fault.remaining -= 1
        return { status: fault.status, body: 'Planned failure' }
      }
      const parsed = Form.safeParse(form)
      if (!parsed.success) return { status: 400, body: parsed.error.issues.map(({ message }) => message).join(', ') }
      const { to, whendelivered = null, ...rest } = parsed.data
      if (REFUSED.test(to)) return { status: 400, body: 'Invalid to number' }
      const sms = messages.add({ ...rest, to, whendelivered })
      const answer = { ...sms }
      if (!SILENT.test(to)) reports.report(sms, UNREACHABLE.test(to) ? 'failed' : 'delivered', now())
      return { status: 200, body: answer }
    },
  }
}
