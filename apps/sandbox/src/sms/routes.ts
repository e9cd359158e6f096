import { Hono } from 'hono'
import { z } from 'zod'
import { escapeHtml, page, PAGE_HEADERS, strictPolicy } from '../web/html.js'
import { type Elks, UNAUTHORIZED } from './elks.js'
import type { Sms } from './messages.js'

const Fail = z.object({ times: z.int().min(0), status: z.int().min(400).max(599).default(500) })
const Plan = z.object({ copies: z.int().min(0).max(100).default(1), delayMs: z.int().min(0).default(0) })

/** The API of 46elks, the routes for tests below `__control`, and the inbox for people. */
export function smsRoutes(elks: Elks, stylesheet: () => string): Hono {
  return new Hono()
    .post('/a1/sms', async (c) => {
      const { status, body } = elks.send(c.req.header('authorization'), await c.req.parseBody())
      return typeof body === 'string' ? c.text(body, status as 400) : c.json(body)
    })
    .get('/a1/me', (c) =>
      elks.knows(c.req.header('authorization'))
        ? c.json({ currency: 'SEK', balance: 1_000_000 })
        : c.text(UNAUTHORIZED, 401),
    )
    .get('/__control/messages', (c) => c.json({ messages: elks.messages.list(c.req.query('to')) }))
    .post('/__control/fail', async (c) => {
      const { times, status } = Fail.parse(await c.req.json())
      elks.fail(times, status)
      return c.json({ ok: true })
    })
    .post('/__control/reports', async (c) => c.json(Object.assign(elks.reports.plan, Plan.parse(await c.req.json()))))
    .post('/__control/idle', async (c) => (await elks.reports.idle(), c.json({ ok: true })))
    .post('/__control/reset', (c) => {
      elks.messages.clear()
      elks.fail(0, 500)
      Object.assign(elks.reports.plan, { copies: 1, delayMs: 0 })
      return c.json({ ok: true })
    })
    .get('/', (c) =>
      c.body(inbox(elks.messages.list(), stylesheet()), 200, {
        ...PAGE_HEADERS,
        'content-security-policy': strictPolicy(),
      }),
    )
}

const STATUS: Readonly<Record<Sms['status'], string>> = {
  created: 'på väg',
  delivered: 'levererat',
  failed: 'kom inte fram',
}

function inbox(messages: readonly Sms[], stylesheet: string): string {
  const cards = messages.map(
    ({ from, to, message, status }) => `<section class="card"><h2>Till ${escapeHtml(to)}</h2>
<p class="soft">Från ${escapeHtml(from)}, ${STATUS[status]}</p><pre>${escapeHtml(message)}</pre></section>`,
  )
  return page(
    'Sms i sandlådan',
    stylesheet,
    `<main><span class="badge">Sandlåda</span><h1>Sms</h1>
<p class="soft">Sms som skickas hit når ingen telefon. Ladda om sidan för nya.</p>
${cards.join('') || '<section class="card"><p>Inga sms än.</p></section>'}</main>`,
  )
}
