import { describe, expect, it } from 'vitest'
import { accountShop } from './testing/account-shop.js'
import { ANNA, lettersTo, openBrowser, registered } from './testing/customer-browser.js'

const { own } = accountShop()
const PATH = '/mitt-konto/ordrar/48213378?visa=allt'
const NEXT = encodeURIComponent(PATH)

/** The link in the newest letter. */
async function linkIn(email: string): Promise<string> {
  const [letter] = await lettersTo(own.api, email)
  return /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0] ?? ''
}
async function ask(call: string, body: object): Promise<number> {
  return (await (await openBrowser(own.api)).post(`/api/auth/user/${call}`, body)).status
}

describe('where the log-in leads that follows on a letter', () => {
  it('is in the link that verifies an address, and in the one that is sent again', async () => {
    expect(await ask('register', { ...ANNA, next: PATH })).toBe(200)
    expect(await linkIn(ANNA.email)).toMatch(new RegExp(`logga-in\\?verifiera=[\\w-]{43}&next=${NEXT}$`))
    expect(await ask('resendVerification', { email: ANNA.email, next: '/checkout' })).toBe(200)
    expect(await linkIn(ANNA.email)).toMatch(/logga-in\?verifiera=[\w-]{43}&next=%2Fcheckout$/)
  })

  it('is in the link to a new password, and in the letters whose addresses the answer says nothing of', async () => {
    await registered(own.api)
    expect(await ask('requestPasswordReset', { email: ANNA.email, next: PATH })).toBe(200)
    expect(await linkIn(ANNA.email)).toMatch(new RegExp(`\\?token=[\\w-]{43}&next=${NEXT}$`))
    expect(await ask('register', { ...ANNA, next: PATH })).toBe(200)
    expect(await linkIn(ANNA.email)).toMatch(new RegExp(`logga-in\\?next=${NEXT}$`))
    expect(await ask('requestPasswordReset', { email: 'ingen@klarsikt.example', next: PATH })).toBe(200)
    expect(await linkIn('ingen@klarsikt.example')).toMatch(new RegExp(`registrera\\?next=${NEXT}$`))
  })

  it.each(['https://evil.example', '//evil.example', '/..//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'is never another site: %s',
    async (next) => {
      expect(await ask('register', { ...ANNA, next })).toBe(200)
      expect(await linkIn(ANNA.email)).toMatch(/logga-in\?verifiera=[\w-]{43}$/)
      expect(await ask('requestPasswordReset', { email: ANNA.email, next })).toBe(200)
      expect(await linkIn(ANNA.email)).toMatch(/\?token=[\w-]{43}$/)
    },
  )
})
