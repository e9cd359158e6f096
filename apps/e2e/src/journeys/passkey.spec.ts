import { randomUUID } from 'node:crypto'
import * as accountMessages from '@klarsikt/core/messages/account'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { encodedHref } from '@klarsikt/shop-config/paths'
import type { BrowserContext, Page } from '@playwright/test'
import { staff } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

const PASSWORD = 'Visa-mer-2026'

/** Passkeys require a host name, while the other journeys use an IP address. */
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
})

interface Telephone {
  count(): Promise<number>
}

/** Adds a virtual authenticator that has verified its user. */
async function holdPasskeys(context: BrowserContext, page: Page): Promise<Telephone> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async count() {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
  }
}

test('a passkey is added, logs in without an address, and is removed [AUTH-001] @account', async ({
  page,
  context,
  shop,
  sandbox,
}) => {
  const email = `nyckel-${randomUUID().slice(0, 8)}@example.se`
  await shop.must(
    shop.client.register({
      body: {
        email,
        password: PASSWORD,
        passwordRepeat: PASSWORD,
        firstName: 'Anna',
        lastName: 'Ek',
        mobile: '0701740605',
        termsAccepted: true,
      },
    }),
  )
  const letter = await sandbox.letter(email, 'verifiera=')
  const token = /verifiera=([\w-]+)/.exec(letter.text)?.[1] ?? ''
  await shop.must(shop.client.verifyEmail({ body: { token } }))
  await shop.must(shop.client.login({ body: { email, password: PASSWORD } }))

  const telephone = await holdPasskeys(context, page)
  const main = page.getByRole('main')
  const part = main.getByRole('region', { name: accountMessages.securityPasskeys() })
  await open(page, '/mitt-konto/säkerhet')
  await part.getByRole('button', { name: accountMessages.securityAddPasskey() }).click()
  await expect(main.getByText(accountMessages.securityPasskeyAdded())).toBeVisible()
  await expect(part.getByRole('listitem')).toHaveCount(1)
  expect(await telephone.count()).toBe(1)
  // After the press, the sticky header covers content above.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'the security page with a passkey')
  await sandbox.letter(email, 'lades till')

  // After the log-out, the page offers passkeys, and the test browser uses one at once. Pending requests of the old
  // page must not arrive after the log-out.
  await open(page, encodedHref('auth-logout'))
  await page.waitForLoadState('networkidle')
  await main.getByRole('button', { name: authMessages.logout() }).click()
  await page.waitForURL('**/mitt-konto')
  await open(page, '/mitt-konto/säkerhet')
  await expect(part.getByRole('listitem')).toHaveCount(1)

  await part.getByRole('button', { name: accountMessages.securityRemovePasskey() }).click()
  await page.getByRole('button', { name: accountMessages.securityRemovePasskeyConfirm(), exact: true }).click()
  await expect(main.getByText(accountMessages.securityPasskeyRemoved())).toBeVisible()
  await expect(part.getByText(accountMessages.securityNoPasskeys())).toBeVisible()
  await sandbox.letter(email, 'togs bort')
})

test('a member of staff adds a passkey, names it and uses it instead of the code [STAFF-008] @account', async ({
  page,
  context,
  sandbox,
  trouble,
}) => {
  // The virtual authenticator answers every request at once, also the automatic one of the customers' log-in, which
  // does not know staff.
  trouble.allow(/\b401\b.*\/auth\/passkey\/login/)
  await staff(page).logIn(sandbox)
  const telephone = await holdPasskeys(context, page)
  const main = page.getByRole('main')
  const part = main.getByRole('region', { name: accountMessages.securityPasskeys() })
  const name = `Disk ${randomUUID().slice(0, 8)}`
  await open(page, encodedHref('staff-security'))
  const before = await part.getByRole('listitem').count()
  await part.getByRole('button', { name: accountMessages.securityAddPasskey() }).click()
  await expect(main.getByText(staffMessages.passkeyAdded())).toBeVisible()
  await expect(part.getByRole('listitem')).toHaveCount(before + 1)
  expect(await telephone.count()).toBe(1)
  await part.getByRole('button', { name: accountMessages.securityRenamePasskey() }).first().click()
  await page.getByRole('textbox', { name: accountMessages.securityPasskeyName() }).fill(name)
  await page.getByRole('button', { name: accountMessages.securityRenamePasskeySave(), exact: true }).click()
  await expect(main.getByText(accountMessages.securityPasskeyRenamed())).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'the security page of staff')

  await open(page, encodedHref('auth-logout'))
  await main.getByRole('button', { name: authMessages.logout() }).click()
  await page.waitForURL('**/mitt-konto/logga-in?klart=utloggad')
  await staff(page).typePassword(sandbox)
  await main.getByRole('button', { name: staffMessages.passkeyUse() }).click()
  await staff(page).arrived()

  await open(page, encodedHref('staff-security'))
  await part.getByRole('button', { name: accountMessages.securityRemovePasskeyLabel({ name }) }).click()
  await page.getByRole('button', { name: accountMessages.securityRemovePasskeyConfirm(), exact: true }).click()
  await expect(main.getByText(accountMessages.securityPasskeyRemoved())).toBeVisible()
  await expect(part.getByRole('listitem')).toHaveCount(before)
})
