import * as authMessages from '@klarsikt/core/messages/auth'
import * as bankidMessages from '@klarsikt/core/messages/bankid'
import { href } from '@klarsikt/shop-config/paths'
import type { Page } from '@playwright/test'
import { openTelephone } from './pages/telephone.js'
import { expectAccessible } from './support/axe.js'
import { hydrated, open } from './support/open.js'
import { expect, test } from './support/test.js'

const LOGIN = href('auth-login')

/** A test person for each window size, because the shop knows a person after the first log-in. */
const PERSONS = { phone: '199107172380', desktop: '199610202385' } as const

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

test('a customer logs in by BankID with the code on one screen and the telephone on another [AUTH-002] @account', async ({
  page,
  openBrowser,
  sandbox,
}, { project }) => {
  const person = PERSONS[project.name as keyof typeof PERSONS]
  const email = `bankid-${project.name}-${Date.now()}@example.se`
  const telephone = await openTelephone(openBrowser, person)

  await test.step('the code is read, and the app asks for the identification', async () => {
    await open(page, LOGIN)
    await press(page, bankidMessages.login())
    await expect(page.getByRole('img', { name: /^QR-kod för inloggning/ })).toBeVisible()
    await telephone.scan(page)
    await expect(page.getByText(bankidMessages.rfa9Auth())).toHaveRole('status')
    await expectAccessible(page, 'the log-in by BankID', { footerSeen: true })
    await telephone.screen.getByRole('button', { name: 'Skriv koden och legitimera' }).click()
    await expect(telephone.screen.getByRole('heading', { name: 'Du har legitimerat dig' })).toBeVisible()
  })

  await test.step('the first time an address is asked for, which its mailbox confirms', async () => {
    await expect(page.getByRole('heading', { name: authMessages.eidConnectTitle() })).toBeVisible()
    await expectAccessible(page, 'the address for a BankID', { footerSeen: true })
    await page.getByRole('main').getByLabel(authMessages.email()).fill(email)
    await press(page, authMessages.eidConnectAction())
    const letter = await sandbox.letter(email, 'BankID')
    const link = /https?:\S+bankid=[\w-]+/.exec(letter.text)?.[0] ?? ''
    await open(page, link)
    await press(page, authMessages.verifyAction())
    await press(page, authMessages.termsAction())
    await page.waitForURL('**/mitt-konto')
  })

  await test.step('the next time it is one press, and the app on the same device leads back', async () => {
    await open(page, href('auth-logout'))
    await press(page, authMessages.logout())
    await expect(page.getByRole('main').getByText(authMessages.loggedOut())).toBeVisible()
    await open(page, LOGIN)
    await press(page, bankidMessages.login())
    await press(page, bankidMessages.sameDevice())
    await page.getByRole('link', { name: bankidMessages.open() }).click()
    await page.getByLabel('Vem är du?').selectOption(person)
    await page.getByRole('button', { name: /^Öppna legitimering/ }).click()
    await page.getByRole('button', { name: 'Skriv koden och legitimera' }).click()
    await page.getByRole('link', { name: 'Tillbaka till butiken' }).click()
    await page.waitForURL('**/mitt-konto')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: /^Hej / })).toBeVisible()
  })
})

test('a refusal on the telephone is said on the page, and the log-in begins again [ERR-005] @account', async ({
  page,
  openBrowser,
}, { project }) => {
  const telephone = await openTelephone(openBrowser, project.name === 'phone' ? '194408139089' : '200001052380')
  await open(page, LOGIN)
  await press(page, bankidMessages.login())
  await expect(page.getByRole('img', { name: /^QR-kod för inloggning/ })).toBeVisible()
  await telephone.scan(page)
  await telephone.screen.getByRole('button', { name: 'Avbryt' }).click()
  await expect(page.getByText(bankidMessages.rfa6(), { exact: true })).toHaveRole('status')
  await press(page, 'Försök igen')
  await expect(page.getByRole('img', { name: /^QR-kod för inloggning/ })).toBeVisible()
  await press(page, bankidMessages.cancel())
  await expect(page.getByRole('button', { name: bankidMessages.login() })).toBeVisible()
})
