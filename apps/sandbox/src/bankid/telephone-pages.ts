import { escapeHtml, page } from '../web/html.js'
import type { Order } from './orders.js'
import { nameOf, TEST_PERSONS, type TestPerson } from './test-persons.js'

const BADGE = '<span class="badge">Sandlåda, ingen riktig legitimation</span>'

type Home = {
  readonly path: string
  readonly orders: readonly Order[]
  readonly now: number
  readonly problem?: string | undefined
  /** Start token of the order that a link on this device opens. */
  readonly token?: string | undefined
}

/** First page of the phone. The person chooses who they are and which code they scan. */
export function homePage({ path, orders, now, problem, token }: Home): string {
  const started = token === undefined ? undefined : orders.find((one) => one.autoStartToken === token)
  const choice = started
    ? `<input type="hidden" name="token" value="${escapeHtml(started.autoStartToken)}">
<button class="main">Öppna ${kindText(started)} från ${escapeHtml(shopOf(started))}</button>`
    : `${orders.map((order) => orderButton(order, now)).join('\n')}
<label for="qr">Eller klistra in koden som text</label>
<input id="qr" name="qr" autocomplete="off" placeholder="bankid.…">
<button>Läs av koden</button>`
  const empty = orders.length
    ? ''
    : '<p class="soft">Ingenting väntar. Börja logga in i butiken och ladda om sidan.</p>'
  return page(
    'BankID, sandlåda',
    `${path}/style.css`,
    `<main>${BADGE}<h1>BankID</h1>
<p class="soft">Det här är en testpersons telefon. Välj vem du är, och läs sedan av koden som butiken visar.</p>
${problem ? `<p role="alert"><strong>${escapeHtml(problem)}</strong></p>` : ''}
<form method="post" action="${path}/scan" class="card">
<label for="person">Vem är du?</label>
<select id="person" name="person">${TEST_PERSONS.map(personOption).join('')}</select>
${empty}${choice}</form>
${started || orders.length === 0 ? '' : `<section class="card"><h2>Något går snett</h2>${orders.map((order) => troubleForm(path, order, now)).join('\n')}</section>`}
</main>`,
  )
}

/** Page on which the person confirms with a code. */
export function orderPage(path: string, order: Order, person: TestPerson): string {
  const text = Buffer.from(order.request.userVisibleData ?? '', 'base64').toString()
  const wrong = order.wrongCodes ? `<p role="alert">Fel kod, ${order.wrongCodes} av 3 gånger.</p>` : ''
  const main = order.kind === 'auth' ? 'Skriv koden och legitimera' : 'Skriv koden och skriv under'
  return page(
    'BankID, sandlåda',
    `${path}/style.css`,
    `<main>${BADGE}<h1>${escapeHtml(shopOf(order))} vill att du ${order.kind === 'auth' ? 'legitimerar dig' : 'skriver under'}</h1>
<section class="card"><h2>${escapeHtml(nameOf(person))}</h2><p class="soft">${escapeHtml(person.personalNumber)}</p>
${text ? `<pre>${escapeHtml(text)}</pre>` : ''}${wrong}</section>
<form method="post" action="${path}/orders/${order.ref}" class="card">
<button class="main" name="action" value="sign">${main}</button>
<button name="action" value="wrong-code">Skriv fel kod</button>
<button name="action" value="refuse">Avbryt</button>
<button name="action" value="run-out">Låt tiden gå ut</button>
</form></main>`,
  )
}

export function messagePage(path: string, text: string, returnUrl: string | null): string {
  const back = returnUrl === null ? '' : `<p><a href="${escapeHtml(returnUrl)}">Tillbaka till butiken</a></p>`
  return page(
    text,
    `${path}/style.css`,
    `<main>${BADGE}<h1>${escapeHtml(text)}</h1>${back}<p><a href="${path}">Till telefonens första sida</a></p></main>`,
  )
}

function orderButton(order: Order, now: number): string {
  return `<button class="main" name="order" value="${order.ref}">Läs av: ${label(order, now)}</button>`
}

function troubleForm(path: string, order: Order, now: number): string {
  return `<form method="post" action="${path}/orders/${order.ref}"><p class="soft">${label(order, now)}</p>
<button name="action" value="no-app">Appen finns inte</button>
<button name="action" value="run-out">Låt tiden gå ut</button></form>`
}

function label(order: Order, now: number): string {
  const seconds = Math.max(0, Math.floor((now - order.createdAt) / 1_000))
  return `${kindText(order)} från ${escapeHtml(shopOf(order))} för ${seconds} s sedan`
}

const kindText = ({ kind }: Order) => (kind === 'auth' ? 'legitimering' : 'underskrift')
const shopOf = ({ request }: Order) => request.web?.referringDomain ?? 'butiken'
const personOption = (person: TestPerson) =>
  `<option value="${person.personalNumber}">${escapeHtml(nameOf(person))}, ${person.personalNumber}</option>`
