import { RATE_LIMITS } from '@klarsikt/core/limits'
import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { accountShop } from './testing/account-shop.js'
import { ANNA, openBrowser, registered } from './testing/customer-browser.js'

const { own, rows, login } = accountShop()

describe('a log-in', () => {
  it('gives the session another token, and the old one is worth nothing', async () => {
    await registered(own.api)
    const browser = await openBrowser(own.api)
    const before = browser.cookie()
    await login(browser)
    expect(browser.cookie()).not.toBe(before)
    expect(
      (await own.api.app.request('http://shop.test/api/customer/details', { headers: { cookie: before } })).status,
    ).toBe(401)
  })

  it('is answered alike for a wrong password and an address without an account, and does the same work', async () => {
    await registered(own.api)
    const known = await login(await openBrowser(own.api), { password: 'Fel-lösenord-1' })
    const unknown = await login(await openBrowser(own.api), { email: 'ingen@klarsikt.example' })
    expect(known.status).toBe(401)
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  })

  it('is closed to one address after five failures there, whether there is an account or not', async () => {
    await registered(own.api)
    for (const email of [ANNA.email, 'ingen@klarsikt.example']) {
      const statuses: number[] = []
      for (let n = 0; n <= RATE_LIMITS['login:pair'].tries; n++)
        statuses.push((await login(await openBrowser(own.api), { email, password: 'Fel-lösenord-1' })).status)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
      const right = await login(await openBrowser(own.api), { email })
      expect([right.status, right.body.error.code]).toEqual([429, 'login.locked'])
      expect(right.body.error.message).toMatch(/Försök igen om \d+ minuter eller återställ lösenordet/)
      expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  it('answers no more than five of fifty guesses at once', async () => {
    await registered(own.api)
    const browsers = await Promise.all(Array.from({ length: 50 }, () => openBrowser(own.api)))
    const answers = await Promise.all(browsers.map((one) => login(one, { password: 'Fel-lösenord-1' })))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45)
  })

  it('hashes again with the parameters of today', async () => {
    await registered(own.api)
    const weak = await hash(ANNA.password, { memoryCost: 4_096, timeCost: 3, parallelism: 1 })
    await rows(`update customer set password_hash = '${weak}'`)
    expect((await login(await openBrowser(own.api))).status).toBe(200)
    const [row] = await rows('select password_hash from customer')
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login(await openBrowser(own.api))).status).toBe(200)
  })
})
