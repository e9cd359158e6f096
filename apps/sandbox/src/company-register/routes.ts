import { setTimeout as pause } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { escapeHtml, page, PAGE_HEADERS, strictPolicy } from '../web/html.js'
import { COMPANIES, findCompany, type RegisteredCompany } from './companies.js'
import { describeOrganisation } from './organisation.js'
import type { Register } from './register.js'

const Body = z.object({ identitetsbeteckning: z.string().regex(/^(?:\d{10}|\d{12})$/) })
const Fault = z.object({ times: z.int().min(1).default(1), status: z.int().min(400).max(599) })

/** A delay in ms that is longer than any client waits. */
const SILENCE_MS = 60_000

/**
 * Bolagsverket's API of valuable data sets (v1) with its tokens, the routes for tests below `__control`, and a list of
 * companies for people.
 */
export function companyRegisterRoutes(register: Register, stylesheet: () => string): Hono {
  return new Hono()
    .post('/oauth2/token', async (c) => {
      const form = await c.req.parseBody()
      if (form['grant_type'] !== 'client_credentials') return c.json({ error: 'unsupported_grant_type' }, 400)
      const issued = register.issueToken(c.req.header('authorization'))
      if (!issued) return c.json({ error: 'invalid_client' }, 401)
      return c.json({
        access_token: issued.token,
        scope: String(form['scope'] ?? 'default'),
        token_type: 'Bearer',
        expires_in: issued.seconds,
      })
    })
    .get('/vardefulla-datamangder/v1/isalive', (c) =>
      register.isGood(c.req.header('authorization')) ? c.text('OK') : refuse(c, 401, 'Unauthorized'),
    )
    .post('/vardefulla-datamangder/v1/organisationer', (c) => lookup(c, register))
    .post('/__control/counts', (c) => c.json(register.counts))
    .post('/__control/faults', async (c) => {
      const { times, status } = Fault.parse(await c.req.json())
      register.fail(times, status)
      return c.json({ ok: true })
    })
    .post('/__control/withdraw-tokens', (c) => {
      register.withdrawTokens()
      return c.json({ ok: true })
    })
    .post('/__control/reset', (c) => {
      register.reset()
      return c.json({ ok: true })
    })
    .get('/', (c) => c.body(list(stylesheet()), 200, { ...PAGE_HEADERS, 'content-security-policy': strictPolicy() }))
}

async function lookup(c: Context, register: Register): Promise<Response> {
  if (!register.isGood(c.req.header('authorization'))) return refuse(c, 401, 'Invalid Credentials')
  register.counts.lookups += 1
  const planned = register.takeFailure()
  if (planned !== null) return refuse(c, planned, 'Planned')
  const body = Body.safeParse(await c.req.json().catch(() => undefined))
  if (!body.success) return refuse(c, 400, 'Identitetsbeteckning saknas eller har fel format')
  const company = findCompany(body.data.identitetsbeteckning)
  if (company === undefined) return refuse(c, 404, 'Organisationen finns inte')
  // The wait ends when the client has closed the connection.
  if (company.isSilent) await pause(SILENCE_MS, undefined, { signal: c.req.raw.signal, ref: false }).catch(() => null)
  return c.json({ organisationer: [describeOrganisation(company)] })
}

/** Makes an error as the real service describes it (RFC 7807). */
function refuse(c: Context, status: number, detail: string): Response {
  const requestId = c.req.header('x-request-id')
  const body = { type: 'about:blank', instance: '/organisationer', status, title: detail, detail, requestId }
  return c.json(body, status as 400)
}

function list(stylesheet: string): string {
  const rows = COMPANIES.map(
    (company) => `<tr><td>${escapeHtml(company.name)}<br><span class="soft">${escapeHtml(remarkOf(company))}</span></td>
<td class="sum">${shownNumber(company.number)}</td></tr>`,
  )
  return page(
    'Företag i sandlådan',
    stylesheet,
    `<main><span class="badge">Sandlåda</span><h1>Företagsregister</h1>
<p class="soft">Påhittade företag att slå upp när du tecknar avtal. Ett nummer som inte står här finns inte.</p>
<section class="card"><table><tbody>${rows.join('')}</tbody></table></section></main>`,
  )
}

function remarkOf({ form, deregisteredOn, isSilent }: RegisteredCompany): string {
  if (deregisteredOn) return `Avregistrerat ${deregisteredOn}`
  return isSilent ? 'Registret svarar aldrig' : form.klartext
}

const shownNumber = (number: string): string => `${number.slice(0, -4)}-${number.slice(-4)}`
