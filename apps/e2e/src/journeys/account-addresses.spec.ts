import { outsideClient } from './support/outside-client.js'
import { expect, test } from './support/test.js'

/* The answers of account and staff addresses to a visitor and to a customer, before any script has run. */

const ANNA = { email: 'anna@klarsikt.example', password: 'Visa-mer-2026' }
const LOGIN = '/mitt-konto/logga-in'

const DOORS = [
  [LOGIN, 'Logga in', ['email', 'password']],
  ['/mitt-konto/registrera', 'Skapa konto', ['firstName', 'email', 'password', 'passwordRepeat', 'termsAccepted']],
  ['/mitt-konto/glömt-lösenord', 'Glömt lösenordet', ['email']],
  // A visitor is not logged in, and the page says so.
  ['/mitt-konto/loggaut', 'Logga ut', []],
  [`${LOGIN}/butik`, 'Logga in som butik', ['storeId', 'employeeNumber', 'password']],
] as const

const PAGES = [
  ['/mitt-konto', 'Mina sidor', null],
  ['/mitt-konto/ordrar', 'Mina ordrar', null],
  ['/mitt-konto/ordrar/48100001', 'Order 48100001', null],
  ['/mitt-konto/ordrar/48100001/retur', 'Returnera', null],
  ['/mitt-konto/betalning-fakturor', 'Betalning och fakturor', null],
  ['/mitt-konto/abonnemang', 'Mina abonnemang', null],
  ['/mitt-konto/uppgifter', 'Mina uppgifter', 'firstName'],
  ['/mitt-konto/säkerhet', 'Säkerhet', 'oldPassword'],
  ['/mitt-konto/synundersökningar', 'Sparade synundersökningar', null],
  ['/mitt-konto/mina-data', 'Mina data och samtycken', null],
  ['/mitt-konto/favoriter', 'Favoriter', null],
] as const

/** Redirects are not followed, so that each answer is that of the requested address. */
const once = { maxRedirects: 0 }
const titled = (name: string) => `<title>${name} | Klarsikt</title>`
const NO_INDEX = '<meta name="robots" content="noindex"'

test('the pages before the log-in have a title, their form, and are in no index [ROUTE-003, ROUTE-004, ROUTE-005, ROUTE-006, STAFF-008]', async ({
  request,
}) => {
  for (const [path, title, fields] of DOORS) {
    const answer = await request.get(path, once)
    const html = await answer.text()
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 200, 'private, no-store'])
    for (const part of [titled(title), NO_INDEX, 'method="post"', ...fields.map((name) => `name="${name}"`)])
      expect(html, `${path}: ${part}`).toContain(part)
  }
})

test('every page of the account leads a visitor to the log-in and back, and a customer to itself [ROUTE-007, ROUTE-019, ROUTE-022, ROUTE-023, ROUTE-024, ROUTE-025]', async ({
  request,
}) => {
  for (const [path] of PAGES) {
    const { location } = (await request.get(path, once)).headers()
    const asked = new URL(location ?? '', 'http://shop.test')
    expect([path, asked.pathname, decodeURI(asked.searchParams.get('next') ?? '')]).toEqual([path, LOGIN, path])
  }
  expect((await outsideClient(request).post('/api/auth/user/login', ANNA)).success).toBe(true)
  for (const [path, title, field] of PAGES) {
    const answer = await request.get(path, once)
    const html = await answer.text()
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 200, 'private, no-store'])
    const parts = [titled(title), NO_INDEX, 'aria-label="Brödsmulor"', ...(field === null ? [] : [`name="${field}"`])]
    for (const part of parts) expect(html, `${path}: ${part}`).toContain(part)
  }
})

test('what is another customer’s has a page that says so, what is the staff’s is not found; without a log-in the staff’s leads to theirs [ROUTE-023, ROLE-007]', async ({
  request,
}) => {
  const hidden = ['', '/ordrar', '/ordrar/48100001', '/betallänk'].map((path) => `/butik-personal${path}`)
  for (const path of hidden) {
    const answer = await request.get(path, once)
    const led = `/mitt-konto/logga-in/butik?next=${encodeURIComponent(encodeURI(path))}`
    expect([path, answer.status(), answer.headers()['location']]).toEqual([path, 302, led])
  }
  const erik = { ...ANNA, email: 'erik@klarsikt.example' }
  expect((await outsideClient(request).post('/api/auth/user/login', erik)).success).toBe(true)
  const foreign = ['/mitt-konto/ordrar/48100001', '/mitt-konto/ordrar/48100001/retur', '/mitt-konto/abonnemang/lins/7']
  for (const path of hidden) expect([path, (await request.get(path, once)).status()]).toEqual([path, 404])
  for (const path of foreign) {
    const answer = await request.get(path, once)
    expect([path, answer.status()]).toEqual([path, 403])
    expect(await answer.text(), path).toContain('finns inte på det här kontot')
  }
})

test('the log-out ends the session by a press, and not by being opened [ROUTE-004]', async ({ request }) => {
  const client = outsideClient(request)
  await client.post('/api/auth/user/login', ANNA)
  await request.get('/mitt-konto/loggaut')
  expect((await client.post('/api/auth/user/getUser')).user).toMatchObject({ name: 'Anna' })
  await request.post('/mitt-konto/loggaut', { form: { intent: 'logout' } })
  expect((await client.post('/api/auth/user/getUser')).user).toBeNull()
})
