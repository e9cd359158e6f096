import * as accountMessages from '@klarsikt/core/messages/account'
import * as errorMessages from '@klarsikt/core/messages/error'
import * as fieldMessages from '@klarsikt/core/messages/field'
import { href } from '@klarsikt/core/paths'
import { answerConsent, open } from './support/open.js'
import { registered } from './support/registered.js'
import { expect, test } from './support/test.js'

test('without a connection a save says why and keeps what was typed, and goes through when there is one', async ({
  page,
  context,
  sandbox,
  baseURL,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/)
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

  await test.step('with a connection the same press goes through', async () => {
    await context.setOffline(false)
    await save.click()
    await expect(main.getByText(accountMessages.detailsSaved())).toBeVisible()
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
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') {
      sent += 1
      await new Promise((resolve) => setTimeout(resolve, 1500))
    }
    await route.continue()
  })
  const save = main.getByRole('button', { name: accountMessages.detailsSave() })
  await save.dblclick()
  await expect(main.locator('button[type=submit][aria-busy=true]')).toBeVisible()
  await expect(main.getByText(accountMessages.detailsSaved())).toBeVisible()
  expect(sent).toBe(1)
})
