import { Hono } from 'hono'
import { escapeHtml, page, PAGE_HEADERS, strictPolicy } from '../web/html.js'
import type { BookingProvider } from './booking-provider.js'
import { changeAtStore } from './control.js'
import { FaultRequest, FAULTS } from './faults.js'
import { textOf } from './stockholm.js'
import type { Appointment } from './types.js'

const FAULT_TEXTS: Readonly<Record<(typeof FAULTS)[number], string>> = {
  none: 'Svara som vanligt',
  slow: 'Svara långsamt',
  busy: 'Vara upptagen',
  away: 'Inte svara alls',
  lost: 'Göra det och tappa svaret',
  wrong: 'Svara fel',
  taken: 'Ge bort tiden till någon annan',
}

const STATUS_TEXTS: Readonly<Record<Appointment['status'], string>> = {
  booked: 'Bokad',
  cancelled: 'Avbokad',
  completed: 'Genomförd',
  no_show: 'Uteblev',
}

const HOUR_MS = 3_600_000

/** Page for people. It shows how the system behaves and what is booked, and lets the store change appointments. */
export function controlPage(provider: BookingProvider, path: () => string, stylesheet: () => string): Hono {
  const { books, faults } = provider
  return new Hono()
    .get('/', (c) =>
      c.body(view(provider, path(), stylesheet()), 200, {
        ...PAGE_HEADERS,
        'content-security-policy': strictPolicy(["form-action 'self'"]),
      }),
    )
    .post('/behave', async (c) => {
      const read = FaultRequest.safeParse(await c.req.parseBody())
      if (read.success) faults.set(read.data)
      return c.redirect(path(), 303)
    })
    .post('/appointments/:reference/:action{cancel|later}', (c) => {
      const found = books.appointments.get(c.req.param('reference'))
      if (found) {
        const later = new Date(found.start + HOUR_MS).toISOString()
        const change = c.req.param('action') === 'cancel' ? { status: 'cancelled' as const } : { start: later }
        changeAtStore(provider, found.reference, change)
      }
      return c.redirect(path(), 303)
    })
}

function view({ books, faults }: BookingProvider, path: string, stylesheet: string): string {
  const options = FAULTS.map(
    (kind) => `<option value="${kind}"${kind === faults.present.kind ? ' selected' : ''}>${FAULT_TEXTS[kind]}</option>`,
  )
  const rows = [...books.appointments.values()].toReversed().map((one) => row(one, path))
  return page(
    'Bokningssystemet i sandlådan',
    stylesheet,
    `<main class="wide"><span class="badge">Sandlåda</span><h1>Bokningssystem hos en leverantör</h1>
<p class="soft">Butiken i Nacka bokas här. Det butiken ändrar når kunden inom en minut.</p>
<section class="card"><h2>Så svarar systemet</h2><form method="post" action="${path}/behave">
<label for="kind">Systemet ska</label><select id="kind" name="kind">${options.join('')}</select>
<button class="main">Spara</button></form></section>
<section class="card"><h2>Bokade besök</h2>${
      rows.length
        ? `<table><thead><tr><th scope="col">Tid</th><th scope="col">Kund</th><th scope="col">Hos</th><th scope="col">Läge</th><th scope="col">Butiken</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
        : '<p>Inga besök än. Ladda om sidan för att se nya.</p>'
    }</section></main>`,
  )
}

function row({ reference, start, patient, practitioner, status }: Appointment, path: string): string {
  const action = (name: string, text: string) =>
    `<form method="post" action="${path}/appointments/${reference}/${name}"><button>${text}</button></form>`
  const actions = status === 'booked' ? `${action('later', 'Flytta en timme')}${action('cancel', 'Avboka')}` : ''
  return `<tr><td>${textOf(start)}</td><td>${escapeHtml(`${patient.first_name} ${patient.last_name}`)}</td>
<td>${escapeHtml(practitioner.name)}</td><td>${STATUS_TEXTS[status]}</td><td>${actions}</td></tr>`
}
