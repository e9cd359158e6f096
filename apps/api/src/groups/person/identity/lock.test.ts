import { KNOWN_DEVICE_DAYS } from '@klarsikt/core/identity'
import { RATE_LIMITS } from '@klarsikt/core/limits'
import { describe, expect, it } from 'vitest'
import { accountShop } from './testing/account-shop.js'
import { ANNA, type Browser, lettersTo, openBrowser, registered } from './testing/customer-browser.js'

const { own, pass, userOf } = accountShop({ settings: { trustProxy: (_: string, hop: number) => hop === 0 } })

const WRONG = 'Fel-lösenord-1'
const PAIR = RATE_LIMITS['login:pair'].tries
const LOGIN = '/api/auth/user/login'
const logIn = (browser: Browser, password: string, address: string, email = ANNA.email) =>
  browser.post(LOGIN, { email, password }, { 'x-forwarded-for': address })

async function guess(times: number, address: string, email = ANNA.email): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await logIn(await openBrowser(own.api), WRONG, address, email)).status)
  return statuses
}

describe('wrong passwords', () => {
  it('slow down the guesser, and not the customer who logs in from another network [R1]', async () => {
    await registered(own.api)
    expect((await guess(PAIR + 1, '198.51.100.7')).at(-1)).toBe(429)
    for (let network = 1; network <= 12; network++) await guess(PAIR, `203.0.113.${network}`)
    expect((await logIn(await openBrowser(own.api), ANNA.password, '192.0.2.1')).status).toBe(200)
    expect((await logIn(await openBrowser(own.api), ANNA.password, '198.51.100.7')).status).toBe(429)
  })

  it('of many accounts slow down the address', async () => {
    for (let n = 0; n < RATE_LIMITS['login:address'].tries; n++)
      await guess(1, '198.51.100.7', `kund${n}@klarsikt.example`)
    expect(await guess(1, '198.51.100.7', 'sista@klarsikt.example')).toEqual([429])
    expect(await guess(1, '198.51.100.8', 'sista@klarsikt.example')).toEqual([401])
  })

  it('behind the same address never close a device that has been logged in before, which is counted by itself', async () => {
    await registered(own.api)
    const home = await openBrowser(own.api)
    expect((await logIn(home, ANNA.password, '198.51.100.7')).status).toBe(200)
    await home.post('/api/auth/user/logout')
    await guess(PAIR + 1, '198.51.100.7')
    for (let n = 0; n < RATE_LIMITS['login:address'].tries; n++)
      await guess(1, '198.51.100.7', `kund${n}@klarsikt.example`)
    expect((await logIn(home, ANNA.password, '198.51.100.7')).status).toBe(200)
    await home.post('/api/auth/user/logout')
    const { tries } = RATE_LIMITS['login:device']
    for (let n = 0; n < tries; n++) expect((await logIn(home, WRONG, `203.0.113.${n}`)).status).toBe(401)
    expect((await logIn(home, ANNA.password, '203.0.113.99')).status).toBe(429)
  })

  it('of an account are not free for a device of another account, for a forged one or for one of long ago', async () => {
    await registered(own.api)
    await registered(own.api, { email: 'erik@klarsikt.example' })
    const other = await openBrowser(own.api)
    await logIn(other, ANNA.password, '192.0.2.9', 'erik@klarsikt.example')
    await other.post('/api/auth/user/logout')
    for (let n = 0; n < PAIR; n++) expect((await logIn(other, WRONG, '198.51.100.7')).status).toBe(401)
    expect((await logIn(other, WRONG, '198.51.100.7')).status).toBe(429)
    const home = await openBrowser(own.api)
    await logIn(home, ANNA.password, '192.0.2.9')
    await home.post('/api/auth/user/logout')
    await guess(PAIR, '198.51.100.8')
    pass((KNOWN_DEVICE_DAYS + 1) * 24 * 60)
    // The counters use the machine's clock, so they have not moved.
    const late = await openBrowser(own.api)
    const headers = { 'x-forwarded-for': '198.51.100.8', cookie: `${late.cookie()}; ${home.device()}` }
    expect((await late.post(LOGIN, { email: ANNA.email, password: ANNA.password }, headers)).status).toBe(429)
    const forged = home.device().replace(/\.[^.]*$/, `.${'A'.repeat(43)}`)
    const again = { ...headers, cookie: `${late.cookie()}; ${forged}` }
    expect((await late.post(LOGIN, { email: ANNA.email, password: ANNA.password }, again)).status).toBe(429)
  })

  it('in unusual numbers send the customer a letter, once', async () => {
    await registered(own.api)
    const networks = Math.ceil(RATE_LIMITS['login-failures:account'].tries / PAIR) + 2
    for (let network = 1; network <= networks; network++) await guess(PAIR, `203.0.113.${network}`)
    const letters = (await lettersTo(own.api, ANNA.email)).filter(({ kind }) => kind === 'account-login-guesses')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('Ditt konto är inte låst')
    const browser = await openBrowser(own.api)
    await logIn(browser, ANNA.password, '192.0.2.1')
    expect(await userOf(browser)).toMatchObject({ name: 'Anna' })
  })
})
