import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as glassesSubscriptionMessages from '@klarsikt/core/messages/glasses-subscription'
import * as glassesSubscriptionErrorMessages from '@klarsikt/core/messages/glasses-subscription-error'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { href } from '@klarsikt/shop-config/paths'
import type { Page } from '@playwright/test'
import { account, PASSWORD } from './pages/account.js'
import { openTelephone } from './pages/telephone.js'
import { expectAccessible } from './support/axe.js'
import { createBrowserClient } from './support/browser-client.js'
import { open } from './support/open.js'
import type { Sandbox } from './support/sandbox.js'
import { expect, test } from './support/test.js'

/** Each window size has its own BankID person, because a personal number belongs to one account. */
const PERSONS = {
  phone: { number: '199610202385', firstName: 'Leyla', lastName: 'Yilmaz', birthDate: '961020' },
  desktop: { number: '195712302842', firstName: 'Birgitta', lastName: 'Öberg', birthDate: '571230' },
} as const
type Person = (typeof PERSONS)[keyof typeof PERSONS]

async function newCustomer(page: Page, baseURL: string, sandbox: Sandbox, { firstName, lastName }: Person) {
  const email = `glasses-subscription-${crypto.randomUUID().slice(0, 8)}@exempel.test`
  const { client, must } = createBrowserClient(page.request, baseURL)
  const rest = { mobile: '0701740605', password: PASSWORD, passwordRepeat: PASSWORD, termsAccepted: true }
  await must(client.register({ body: { email, firstName, lastName, ...rest } }))
  const { text } = await sandbox.letter(email, 'verifiera=')
  await must(client.verifyEmail({ body: { token: /verifiera=([\w-]+)/.exec(text)?.[1] ?? '' } }))
  return email
}

test('a customer takes a glasses subscription, signs it by BankID, ends it, and takes that back [LIFE-001, LIFE-004, LIFE-005, LIFE-006, ROUTE-014, ROUTE-034, ROUTE-035, ROUTE-041] @money', async ({
  page,
  openBrowser,
  baseURL,
  sandbox,
  trouble,
}, { project }) => {
  // A wrong birth date is refused.
  trouble.allow(/\b422\b.*\/lifestyle\/winback/)
  const url = baseURL ?? ''
  const person = PERSONS[project.name as keyof typeof PERSONS]
  const main = page.getByRole('main')
  const email = await newCustomer(page, url, sandbox, person)

  await test.step('the page about it shows levels and prices, and leads through the log-in to the sign-up', async () => {
    await open(page, href('glasses-subscription'))
    await expect(
      main
        .getByText(/^249\s?kr$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await main.getByRole('link', { name: /Lifestyle Plus/ }).click()
    await account(page).logIn(email)
    await expect(main.getByRole('radio', { name: /^Plus/ })).toBeChecked()
    await expectAccessible(page, 'taking a glasses subscription', { footerSeen: true })
    await main.getByRole('button', { name: glassesSubscriptionPageMessages.signUpButton() }).click()
    await expect(main.getByRole('heading', { name: glassesSubscriptionPageMessages.sign() })).toBeVisible()
    await expectAccessible(page, 'an agreement to sign', { footerSeen: true })
  })

  await test.step('the agreement is signed, and mailed', async () => {
    const telephone = await openTelephone(openBrowser, person.number)
    await main.getByRole('button', { name: glassesSubscriptionPageMessages.signButton() }).click()
    await telephone.scan(page)
    await telephone.sign()
    await expect(main.getByRole('heading', { name: glassesSubscriptionPageMessages.exchange() })).toBeVisible()
    await expect(main.getByText(glassesSubscriptionMessages.statusActive(), { exact: true })).toBeVisible()
    await expectAccessible(page, 'an active glasses subscription', { footerSeen: true })
    await sandbox.letter(email, 'Ditt glasögonabonnemang är aktivt')
  })

  await test.step('it has documents and perks', async () => {
    await main.getByRole('link', { name: glassesSubscriptionPageMessages.documents() }).click()
    await main.getByRole('link', { name: glassesSubscriptionMessages.documentAgreement(), exact: true }).click()
    await expect(main.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
    await expect(page.getByRole('contentinfo'), 'a document stands without layout [CHROME-021]').toHaveCount(0)
    await expectAccessible(page, 'a document of a glasses subscription', { footerSeen: true })
    await page.goBack()
    await page.goBack()
    await main.getByRole('link', { name: glassesSubscriptionPageMessages.perks() }).click()
    await expect(main.getByText(glassesSubscriptionMessages.perkExam())).toBeVisible()
    await page.goBack()
  })

  await test.step('notice is given', async () => {
    await main.getByText(glassesSubscriptionMessages.terminate(), { exact: true }).click()
    await main.getByRole('button', { name: /^Ja, säg upp till/ }).click()
    await expect(main.getByText(/^Abonnemanget är uppsagt\. Sista dagen är/)).toBeVisible()
    await expectAccessible(page, 'a cancelled glasses subscription', { footerSeen: true })
  })

  const birthDate = main.getByLabel(glassesSubscriptionPageMessages.birthDate())
  const press = main.getByRole('button', { name: glassesSubscriptionMessages.winbackConfirm() })

  await test.step('the birth date has six digits [VALID-021]', async () => {
    await main.getByRole('link', { name: glassesSubscriptionPageMessages.winback() }).click()
    await expect(main.getByRole('heading', { level: 1, name: accountPageMessages.winback() })).toBeVisible()
    await expectAccessible(page, 'taking a notice back', { footerSeen: true })
    await press.click()
    await expect(main.getByText(validationMessages.birthDateRequired()).first()).toBeVisible()
  })

  await test.step('the right one takes it back', async () => {
    await birthDate.fill('900101')
    await press.click()
    await expect(main.getByText(glassesSubscriptionErrorMessages.birthDateWrong()).first()).toBeVisible()
    await birthDate.fill(person.birthDate)
    await press.click()
    await expect(main.getByText(glassesSubscriptionMessages.winbackDone({ months: 0 }))).toBeVisible()
    await expectAccessible(page, 'a notice that was taken back', { footerSeen: true })
  })
})
