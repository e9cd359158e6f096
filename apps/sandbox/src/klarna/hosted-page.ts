import { Hono } from 'hono'
import { escapeHtml, kronorText, page, PAGE_HEADERS, strictPolicy } from '../web/html.js'
import { STYLE } from '../web/style.js'
import type { Klarna } from './context.js'
import { changeStatus, hostedSession, isFinal } from './hosted-sessions.js'
import type { Env } from './operation.js'
import { authorize, openSession } from './payments.js'
import type { HostedSession, OrderLine, PaymentSession } from './types.js'

export const CHOICES = ['approve', 'decline', 'cancel', 'pending', 'back'] as const
export type Choice = (typeof CHOICES)[number]
/** Last digits of the customer's cards. The first card is preselected. */
const CARD_DIGITS = ['4242', '5454'] as const

/** The payment page for the customer: a plain form without scripts. */
export function hostedPageRoutes(klarna: Klarna): Hono<Env> {
  return new Hono<Env>()
    .get('/style.css', (c) =>
      c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=3600' }),
    )
    .get('/payments/:id', (c) => {
      const found = find(klarna, c.req.param('id'))
      if (!found) return c.body(closedPage(klarna, 'Betalningen finns inte'), 404, PAGE_HEADERS)
      if (isFinal(found.hosted)) return c.body(closedPage(klarna, 'Betalningen är avslutad'), 410, PAGE_HEADERS)
      changeStatus(klarna, found.hosted, 'IN_PROGRESS')
      const policy = strictPolicy([`form-action 'self' ${merchantOrigins(found.hosted).join(' ')}`])
      return c.body(choicePage(klarna, found.payment), 200, { ...PAGE_HEADERS, 'content-security-policy': policy })
    })
    .post('/payments/:id', async (c) => {
      const found = find(klarna, c.req.param('id'))
      const { choice, card } = await c.req.parseBody()
      const known = CHOICES.find((one) => one === choice)
      if (!found) return c.body(closedPage(klarna, 'Betalningen finns inte'), 404, PAGE_HEADERS)
      if (!known) return c.body(closedPage(klarna, 'Okänt val'), 400, PAGE_HEADERS)
      if (isFinal(found.hosted)) return c.body(closedPage(klarna, 'Betalningen är avslutad'), 410, PAGE_HEADERS)
      if (typeof card === 'string' && /^\d{4}$/.test(card)) found.payment.card_digits = card
      const target = choose(klarna, found.hosted, found.payment, known)
      if (!target) return c.body(closedPage(klarna, 'Klart, du kan stänga fönstret'), 200, PAGE_HEADERS)
      return c.redirect(target, 303)
    })
}

function find(klarna: Klarna, id: string): { hosted: HostedSession; payment: PaymentSession } | undefined {
  const hosted = hostedSession(klarna, id)
  const payment = hosted && openSession(klarna, hosted.payment_session_id)
  return hosted && payment ? { hosted, payment } : undefined
}

/** Carries out the customer's choice and returns the address that the browser goes to. */
export function choose(
  klarna: Klarna,
  hosted: HostedSession,
  payment: PaymentSession,
  choice: Choice,
): string | undefined {
  const urls = hosted.merchant_urls
  if (choice === 'approve' || choice === 'pending') {
    const authorization = authorize(klarna, payment, choice === 'pending' ? 'PENDING' : 'ACCEPTED')
    changeStatus(klarna, hosted, 'COMPLETED')
    return filled(urls.success, hosted, authorization.token)
  }
  if (choice === 'decline') {
    changeStatus(klarna, hosted, 'FAILED')
    return filled(urls.failure, hosted)
  }
  if (choice === 'back') {
    changeStatus(klarna, hosted, 'BACK')
    return filled(urls.back ?? urls.cancel, hosted)
  }
  changeStatus(klarna, hosted, 'CANCELLED')
  return filled(urls.cancel, hosted)
}

/** Replaces the placeholders in an address of the merchant. */
function filled(url: string | null | undefined, hosted: HostedSession, token = ''): string | undefined {
  return url
    ?.replaceAll('{{session_id}}', encodeURIComponent(hosted.session_id))
    .replaceAll('{{authorization_token}}', encodeURIComponent(token))
    .replaceAll('{{order_id}}', '')
}

function merchantOrigins(hosted: HostedSession): string[] {
  const urls = Object.values(hosted.merchant_urls).filter((url) => typeof url === 'string')
  return [...new Set(urls.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : [])))]
}

function choicePage(klarna: Klarna, payment: PaymentSession): string {
  const { order_lines: lines, order_amount: total, intent } = payment.purchase
  const saved =
    intent === 'buy'
      ? ''
      : `<p>Kortet sparas och dras vid varje förnyelse utan att du behöver göra något.</p>
<p><label>Kort <select name="card">${CARD_DIGITS.map((digits) => `<option value="${digits}">VISA som slutar på ${digits}</option>`).join('')}</select></label></p>\n`
  const title = intent === 'tokenize' ? 'Spara ett kort hos Klarna' : 'Betala med Klarna'
  return page(
    title,
    styleUrl(klarna),
    `<main>
<span class="badge">Sandlåda, inga riktiga pengar</span>
<h1>${title}</h1>
<p class="soft">Det här är en simulerad betalsida. Välj hur betalningen ska gå.</p>
<section class="card"><h2>Ditt köp</h2>
<table><thead><tr><th scope="col">Vara</th><th scope="col" class="sum">Summa</th></tr></thead>
<tbody>${lines.map(lineRow).join('')}</tbody>
<tfoot><tr><th scope="row">Att betala</th><td class="sum">${kronorText(total)}</td></tr></tfoot></table></section>
<form method="post" class="card">
${saved}<button class="main" name="choice" value="approve">Godkänn betalningen</button>
<button name="choice" value="pending">Godkänn, men granska först</button>
<button name="choice" value="decline">Neka betalningen</button>
<button name="choice" value="cancel">Avbryt och gå tillbaka</button>
</form></main>`,
  )
}

function lineRow(line: OrderLine): string {
  const count = line.quantity > 1 ? ` × ${line.quantity}` : ''
  return `<tr><td>${escapeHtml(line.name)}${count}</td><td class="sum">${kronorText(line.total_amount)}</td></tr>`
}

function closedPage(klarna: Klarna, text: string): string {
  return page(text, styleUrl(klarna), `<main><span class="badge">Sandlåda</span><h1>${escapeHtml(text)}</h1></main>`)
}

/** Returns the address of the stylesheet of Klarna's pages. */
export const styleUrl = (klarna: Klarna): string =>
  `${new URL(klarna.options.url()).pathname.replace(/\/$/, '')}/hpp/style.css`
