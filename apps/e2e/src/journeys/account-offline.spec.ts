import * as accountMessages from '@klarsikt/core/messages/account'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as fitMessages from '@klarsikt/core/messages/fit'
import { href } from '@klarsikt/shop-config/paths'
import type { Route } from '@playwright/test'
import { answerConsent, open } from './support/open.js'
import { registered } from './support/registered.js'
import { expect, test } from './support/test.js'

const FRAME = '/glasögon/klarsikt-uggla-rod'

/** Messages of the browser and the router about every file that cannot be loaded, including those of links under the pointer. */
const ROUTER_COMPLAINT =
  /ERR_INTERNET_DISCONNECTED|Error loading route module|Failed to fetch dynamically imported module/

test('without a connection a page behind the log-in stays with what was typed, says why, and goes on when there is one', async ({
  page,
  context,
  sandbox,
  baseURL,
  trouble,
}) => {
  trouble.allow(ROUTER_COMPLAINT)
  const main = page.getByRole('main')
  await registered(context.request, baseURL ?? '', sandbox, { name: 'offline' })
  await open(page, href('account-details'))
  await answerConsent(page)
  const lastName = main.getByRole('textbox', { name: fieldMessages.lastName() })
  const save = main.getByRole('button', { name: accountMessages.detailsSave() })
  await lastName.fill('Utanförskog')

  await test.step('a save says why, where it is seen', async () => {
    await context.setOffline(true)
    await save.click()
    const alert = main.getByRole('alert').filter({ hasText: errorMessages.network() })
    await expect(alert).toBeInViewport()
    await expect(lastName).toHaveValue('Utanförskog')
  })

  await test.step('another page cannot be had, and this one stays', async () => {
    const notified = page.getByText(errorMessages.network()).and(page.locator(':not(main *)'))
    await main.getByRole('link', { name: accountPageMessages.orders() }).first().click()
    await expect(notified.first()).toBeVisible()
    await expect(page).toHaveURL(encodeURI(href('account-details')))
    await expect(lastName).toHaveValue('Utanförskog')
  })

  await test.step('with a connection the same presses go through', async () => {
    await context.setOffline(false)
    await save.click()
    await expect(main.getByText(accountMessages.detailsSaved())).toBeVisible()
    await context.setOffline(true)
    await main.getByRole('link', { name: accountPageMessages.orders() }).first().click()
    const again = page.getByRole('button', { name: commonMessages.retry() })
    await expect(again).toBeVisible()
    await context.setOffline(false)
    await again.click()
    await expect(main.getByRole('heading', { level: 1, name: accountPageMessages.orders() })).toBeVisible()
  })

  await test.step('a size that is entered without one reaches the account later, and leaves the device at the log-out', async () => {
    const enter = main.getByRole('button', { name: fitMessages.ownSet() })
    const dialog = page.getByRole('dialog', { name: fitMessages.own() })
    await open(page, FRAME)
    await enter.click()
    await dialog.getByRole('radio', { name: new RegExp(`^${fitMessages.ownAnswer()}`) }).check()
    await dialog.getByRole('radio', { name: fitMessages.sizeWide(), exact: true }).check()
    await context.setOffline(true)
    await dialog.getByRole('button', { name: fitMessages.ownSave() }).click()
    await expect(main.getByText(new RegExp(`${fitMessages.fits()}|${fitMessages.otherSize()}`)).first()).toBeVisible()
    await context.setOffline(false)
    await open(page, href('account-details'))
    await expect(main.getByRole('radio', { name: new RegExp(`^${fitMessages.sizeWide()}`) })).toBeChecked()
    await open(page, href('auth-logout'))
    await main.getByRole('button', { name: authMessages.logout(), exact: true }).click()
    await expect(page).toHaveURL(/\/mitt-konto\/logga-in/)
    expect(await page.evaluate(() => localStorage.getItem('frame-size'))).toBeNull()
    await open(page, FRAME)
    await expect(enter).toBeVisible()
  })
})

test('where the browser knows of no trouble, pointing at a link and following it keep the page as well', async ({
  page,
  context,
  sandbox,
  baseURL,
  trouble,
}) => {
  trouble.allow(ROUTER_COMPLAINT)
  const main = page.getByRole('main')
  await registered(context.request, baseURL ?? '', sandbox, { name: 'no-answer' })
  await open(page, href('account-details'))
  await answerConsent(page)
  const lastName = main.getByRole('textbox', { name: fieldMessages.lastName() })
  await lastName.fill('Utanförskog')
  const orders = main.getByRole('link', { name: accountPageMessages.orders() }).first()
  const refuse = (route: Route) => route.abort('internetdisconnected')
  await context.route('**/*', refuse)

  await test.step('a link that is pointed at does not reload the page', async () => {
    const asked = page.waitForRequest(/favicon\.svg/)
    await orders.focus()
    await orders.hover()
    await asked
    await expect(lastName).toHaveValue('Utanförskog')
  })

  await test.step('one that is followed says why, and works once there is an answer', async () => {
    await orders.click()
    const again = page.getByRole('button', { name: commonMessages.retry() })
    await expect(again).toBeVisible()
    await expect(page.locator('html')).not.toHaveCSS('cursor', 'wait')
    await expect(lastName).toHaveValue('Utanförskog')
    await context.unroute('**/*', refuse)
    await again.click()
    await expect(main.getByRole('heading', { level: 1, name: accountPageMessages.orders() })).toBeVisible()
  })
})

test('on a slow line a save shows that it is on its way, and is sent once', async ({
  page,
  context,
  sandbox,
  baseURL,
}) => {
  const main = page.getByRole('main')
  await registered(context.request, baseURL ?? '', sandbox, { name: 'slow-line' })
  await open(page, href('account-details'))
  await answerConsent(page)
  let sent = 0
  const line = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') {
      sent += 1
      await line.promise
    }
    await route.continue()
  })
  const save = main.getByRole('button', { name: accountMessages.detailsSave() })
  await save.dblclick()
  await expect(main.locator('button[type=submit][aria-busy=true]')).toBeVisible()
  line.resolve()
  await expect(main.getByText(accountMessages.detailsSaved())).toBeVisible()
  expect(sent).toBe(1)
})
