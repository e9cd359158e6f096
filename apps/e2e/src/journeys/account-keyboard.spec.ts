import * as accountMessages from '@klarsikt/core/messages/account'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import * as savedPrescriptionMessages from '@klarsikt/core/messages/saved-prescription'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { href } from '@klarsikt/shop-config/paths'
import type { Locator, Page } from '@playwright/test'
import { PASSWORD } from './pages/account.js'
import { openStore, staff } from './pages/staff.js'
import { ANNA, CUSTOMER_PATHS, ORDER, STAFF_PATHS, VISITOR_PATHS } from './support/behind-log-in.js'
import { CUSTOMER } from './support/browser-client.js'
import { tabTo, walkContent } from './support/keyboard.js'
import { answerConsent, hydrated, open } from './support/open.js'
import { registered } from './support/registered.js'
import { expect, test } from './support/test.js'

const FLUID = 'eyeq-allt-i-ett-kanslig-120-ml'

/** Moves to a button with the keyboard, from wherever the focus is, and presses it. */
async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target, 'Tab', true)
  await page.keyboard.press('Enter')
}

async function typeByKey(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field, 'Tab', true)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type(text)
}

const focusSays = (page: Page, words: string) => expect(page.locator(':focus')).toContainText(words)

test('every page behind a log-in, and those before it, can be walked by the keyboard in its order', async ({
  page,
  shop,
  sandbox,
  openBrowser,
}) => {
  for (const path of VISITOR_PATHS) {
    await open(page, path)
    if (path === VISITOR_PATHS[0]) await answerConsent(page)
    await walkContent(page)
  }
  await shop.must(shop.client.login({ body: ANNA }))
  for (const path of CUSTOMER_PATHS) {
    await open(page, path)
    await walkContent(page)
  }
  for (const [role, paths] of STAFF_PATHS) {
    const { screen } = await openStore(openBrowser, sandbox, role)
    for (const path of paths) {
      await open(screen, path)
      await walkContent(screen)
    }
  }
})

test('a log-in on the way through the checkout leads the focus on, and to what is wrong', async ({
  page,
  shop,
  context,
  sandbox,
  baseURL,
  trouble,
}) => {
  trouble.allow(/\b401\b.*\/login\b/)
  const main = page.getByRole('main')
  const { email } = await registered(context.request, baseURL ?? '', sandbox, { name: 'tangent' })
  await context.clearCookies()
  await shop.must(shop.client.updateCart({ body: { skuId: await shop.skuOf(FLUID), quantity: 1 } }))
  await open(page, '/checkout')
  await answerConsent(page)
  await pressByKey(page, main.getByRole('link', { name: checkoutMessages.logIn() }))
  await expect(page).toHaveURL(/\/mitt-konto\/logga-in\?next=/)
  await expect(main.getByRole('heading', { level: 1, name: authMessages.loginTitle() })).toBeVisible()
  await expect(main).toBeFocused()

  const address = main.getByRole('textbox', { name: authMessages.email() })
  const password = main.getByLabel(authMessages.password(), { exact: true })
  const logIn = main.getByRole('button', { name: authMessages.loginAction(), exact: true })
  await pressByKey(page, logIn)
  await expect(address).toBeFocused()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await typeByKey(page, address, email)
  await typeByKey(page, password, 'fel-losenord-12')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('alert')).toBeVisible()
  await expect(page.locator(':focus')).not.toHaveJSProperty('tagName', 'BODY')
  await typeByKey(page, password, PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/checkout')
  await expect(main.getByText(checkoutMessages.loggedIn({ email }))).toBeVisible()
  await expect(main).toBeFocused()
})

test('what a customer changes by the keyboard leads the focus to what came of it', async ({
  page,
  context,
  sandbox,
  baseURL,
  trouble,
}) => {
  trouble.allow(/\b422\b/)
  const main = page.getByRole('main')
  await registered(context.request, baseURL ?? '', sandbox, { name: 'tangent' })

  await test.step('details', async () => {
    await open(page, href('account'))
    await answerConsent(page)
    const sections = main.getByRole('navigation', { name: accountMessages.nav() })
    await pressByKey(page, sections.getByRole('link', { name: 'Mina uppgifter' }))
    await expect(main.getByRole('heading', { level: 1, name: 'Mina uppgifter' })).toBeVisible()
    await expect(main).toBeFocused()
    const firstName = main.getByRole('textbox', { name: fieldMessages.firstName() })
    await typeByKey(page, firstName, '')
    await page.keyboard.press('Enter')
    await expect(firstName).toBeFocused()
    await expect(firstName).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('Astrid')
    await pressByKey(page, main.getByRole('button', { name: accountMessages.detailsSave() }))
    await focusSays(page, accountMessages.detailsSaved())
  })

  await test.step('a prescription', async () => {
    await open(page, href('account-prescriptions'))
    const save = main.getByRole('button', { name: savedPrescriptionMessages.save() })
    await pressByKey(page, save)
    await expect(main.getByRole('alert').filter({ has: page.getByRole('link') })).toBeVisible()
    await expect(page.locator(':focus')).toHaveCount(1)
    for (const eye of ['Höger öga', 'Vänster öga']) {
      const group = main.getByRole('group', { name: eye })
      await typeByKey(page, group.getByRole('textbox', { name: prescriptionFormMessages.sphere() }), '-1,25')
      await typeByKey(page, group.getByRole('textbox', { name: prescriptionFormMessages.pd() }), '31')
    }
    await main.getByLabel(savedPrescriptionMessages.issuedOn()).fill(new Date().toISOString().slice(0, 10))
    await tabTo(page, main.getByRole('checkbox', { name: prescriptionFormMessages.consent() }), 'Tab', true)
    await page.keyboard.press('Space')
    await pressByKey(page, save)
    await focusSays(page, savedPrescriptionMessages.saved())
    await pressByKey(page, main.getByRole('button', { name: /^Ta bort/ }))
    await focusSays(page, savedPrescriptionMessages.removed())
  })

  await test.step('the password', async () => {
    await open(page, href('account-security'))
    const current = main.getByLabel('Nuvarande lösenord', { exact: true })
    await pressByKey(page, main.getByRole('button', { name: accountMessages.securitySavePassword() }))
    await expect(current).toBeFocused()
    await expect(current).toHaveAttribute('aria-invalid', 'true')
  })
})

test('staff work by the keyboard alone', async ({ page, sandbox, trouble }) => {
  trouble.allow(/\b422\b/)
  const main = page.getByRole('main')
  await staff(page, 'customer-service').logIn(sandbox)
  await open(page, href('staff-order', { orderId: ORDER }))
  await answerConsent(page)
  const note = main.getByRole('textbox', { name: staffOrderMessages.noteLabel() })
  await typeByKey(page, note, 'Styrka -2,25 på höger öga')
  await pressByKey(page, main.getByRole('button', { name: staffOrderMessages.actionNote() }))
  await expect(note).toBeFocused()
  await expect(note).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByText(staffOrderMessages.noteHealth())).toBeVisible()
  await typeByKey(page, note, `Ringde kunden, ${CUSTOMER.city}`)
  await pressByKey(page, main.getByRole('button', { name: staffOrderMessages.actionNote() }))
  await focusSays(page, staffOrderMessages.doneNote())

  await open(page, href('staff-payment-link'))
  await hydrated(page)
  await pressByKey(page, main.getByRole('button', { name: paymentLinkMessages.requestSend() }))
  const customer = main.getByRole('textbox', { name: paymentLinkMessages.requestCustomer() })
  await expect(customer).toBeFocused()
  await expect(customer).toHaveAttribute('aria-invalid', 'true')
})
