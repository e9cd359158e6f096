import { Hono } from 'hono'
import { escapeHtml, page, PAGE_HEADERS, strictPolicy } from '../web/html.js'
import { STYLE } from '../web/style.js'
import type { Mail, Mailbox } from './mailbox.js'
import type { Smtp } from './smtp.js'

/** The mailbox: pages for people, and JSON below `/api` for tests. */
export function mailRoutes(mailbox: Mailbox, smtp: Pick<Smtp, 'fail'>, path: () => string): Hono {
  const html = (body: string, policy = strictPolicy(["frame-src 'self'"])) =>
    [body, { ...PAGE_HEADERS, 'content-security-policy': policy }] as const
  return new Hono()
    .get('/style.css', (c) =>
      c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=3600' }),
    )
    .get('/api/messages', (c) => c.json({ messages: mailbox.list(c.req.query('to')) }))
    .get('/api/messages/:id', (c) => {
      const mail = mailbox.find(Number(c.req.param('id')))
      return mail ? c.json(mail) : c.json({ error: 'not found' }, 404)
    })
    .delete('/api/messages', (c) => (mailbox.clear(), c.json({ ok: true })))
    .post('/api/fail', async (c) => {
      const { times, code } = await c.req.json<{ times: number; code?: number }>()
      smtp.fail(times, code)
      return c.json({ ok: true })
    })
    .get('/', (c) => {
      const [body, headers] = html(listPage(mailbox.list(), path()))
      return c.body(body, 200, headers)
    })
    .get('/:id', (c) => {
      const mail = mailbox.find(Number(c.req.param('id')))
      const [body, headers] = html(mail ? mailPage(mail, path()) : missingPage(path()))
      return c.body(body, mail ? 200 : 404, headers)
    })
    .get('/:id/html', (c) => {
      const mail = mailbox.find(Number(c.req.param('id')))
      // The mail itself is not trusted. It runs no scripts, loads pictures of this site only, and has an origin of its
      // own.
      const policy = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox allow-popups"
      const [body, headers] = html(mail?.html ?? '', policy)
      return c.body(body, mail?.html ? 200 : 404, headers)
    })
}

function when(mail: Mail): string {
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Stockholm',
  }).format(new Date(mail.receivedAt))
}

function listPage(mails: Mail[], path: string): string {
  const rows = mails.map(
    (mail) => `<tr><td><a href="${path}/${mail.id}">${escapeHtml(mail.subject || '(inget ämne)')}</a></td>
<td>${escapeHtml(mail.to.join(', '))}</td><td class="sum">${when(mail)}</td></tr>`,
  )
  const table = `<table><thead><tr><th scope="col">Ämne</th><th scope="col">Till</th><th scope="col" class="sum">Mottaget</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return page(
    'Mejl i sandlådan',
    `${path}/style.css`,
    `<main class="wide"><span class="badge">Sandlåda</span><h1>Mejl</h1>
<p class="soft">Allt som butiken skickar hamnar här i stället för hos mottagaren. Ladda om sidan för nya mejl.</p>
<section class="card">${mails.length ? table : '<p>Inga mejl än.</p>'}</section></main>`,
  )
}

function mailPage(mail: Mail, path: string): string {
  const attachments = mail.attachments.map((one) => `${escapeHtml(one.name)} (${one.bytes} byte)`).join(', ')
  const body = mail.html
    ? `<iframe title="Mejlets innehåll" sandbox="allow-popups" src="${path}/${mail.id}/html"></iframe>`
    : `<pre>${escapeHtml(mail.text)}</pre>`
  return page(
    mail.subject,
    `${path}/style.css`,
    `<main class="wide"><p><a href="${path}">Alla mejl</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<p class="soft">Från ${escapeHtml(mail.from)} till ${escapeHtml(mail.to.join(', '))}, ${when(mail)}</p>
${attachments ? `<p class="soft">Bilagor: ${attachments}</p>` : ''}
<section class="card">${body}</section>
${mail.html ? `<section class="card"><h2>Som ren text</h2><pre>${escapeHtml(mail.text)}</pre></section>` : ''}</main>`,
  )
}

function missingPage(path: string): string {
  return page(
    'Mejlet finns inte',
    `${path}/style.css`,
    `<main><h1>Mejlet finns inte</h1><p><a href="${path}">Alla mejl</a></p></main>`,
  )
}
