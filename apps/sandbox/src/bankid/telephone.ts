import { type Context, Hono } from 'hono'
import { PAGE_HEADERS, strictPolicy } from '../web/html.js'
import { STYLE } from '../web/style.js'
import type { BankId } from './bank-id.js'
import type { Order } from './orders.js'
import { readQrCode } from './qr-code.js'
import { act, ACTIONS } from './telephone-actions.js'
import { homePage, messagePage, orderPage } from './telephone-pages.js'
import { findPerson } from './test-persons.js'

/** Routes for the phone of a test person, with plain forms and no scripts. */
export function telephoneRoutes(bankId: BankId, path: () => string): Hono {
  const show = (c: Context, body: string, status: 200 | 404 | 410 = 200) =>
    c.body(body, status, { ...PAGE_HEADERS, 'content-security-policy': strictPolicy(["form-action 'self'"]) })
  const home = (problem?: string, token?: string) =>
    homePage({ path: path(), orders: bankId.waiting(), now: bankId.now(), problem, token })
  const gone = (c: Context) => show(c, messagePage(path(), 'Det finns inget att göra här längre', null), 410)

  return (
    new Hono()
      .get('/style.css', (c) =>
        c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=3600' }),
      )
      // With a token this is a start on the same device, as when a link opens the app.
      .get('/', (c) => show(c, home(undefined, c.req.query('autostarttoken'))))
      .post('/scan', async (c) => {
        const { qr, order: ref, person: personalNumber, token } = await c.req.parseBody()
        const order = findOrder(bankId, { qr, ref, token })
        const person = findPerson(personalNumber)
        if (!order) return show(c, home('Koden går inte att läsa av, eller så har tiden gått ut.'), 410)
        if (!person) return show(c, home('Välj vem du är.'))
        bankId.open(order, person)
        return c.redirect(`${path()}/orders/${order.ref}`, 303)
      })
      .get('/orders/:ref', (c) => {
        const order = bankId.waiting().find((one) => one.ref === c.req.param('ref'))
        return order?.person ? show(c, orderPage(path(), order, order.person)) : gone(c)
      })
      .post('/orders/:ref', async (c) => {
        const { action } = await c.req.parseBody()
        const known = ACTIONS.find((one) => one === action)
        const order = bankId.waiting().find((one) => one.ref === c.req.param('ref'))
        if (!order || !known) return gone(c)
        act(order, known, bankId.now())
        const stays = order.status === 'pending' && order.person !== null
        if (stays) return c.redirect(`${path()}/orders/${order.ref}`, 303)
        return show(c, messagePage(path(), outcome(order), order.request.returnUrl ?? null))
      })
  )
}

type Choice = { readonly [Name in 'qr' | 'ref' | 'token']: unknown }

function findOrder(bankId: BankId, { qr, ref, token }: Choice): Order | undefined {
  const waiting = bankId.waiting()
  if (typeof token === 'string' && token !== '') return waiting.find((one) => one.autoStartToken === token)
  if (typeof qr === 'string' && qr.trim() !== '') return readQrCode(qr, waiting, bankId.now())
  return waiting.find((one) => one.ref === ref)
}

function outcome({ status, hintCode, kind }: Order): string {
  if (status === 'complete') return kind === 'auth' ? 'Du har legitimerat dig' : 'Du har skrivit under'
  if (hintCode === 'userCancel') return 'Du avbröt'
  if (hintCode === 'certificateErr') return 'Koden var fel tre gånger. BankID är spärrat.'
  return status === 'pending' ? 'Butiken får veta att appen saknas' : 'Tiden har gått ut'
}
