import { addDays, dateText, sameOrNextWorkingDay, stockholmDate } from '@klarsikt/core/calendar'
import * as eyeHealthDayMessages from '@klarsikt/core/messages/eye-health-day'
import * as staffEyeHealthDayMessages from '@klarsikt/core/messages/staff-eye-health-day'
import { href } from '@klarsikt/shop-config/paths'
import type { Page } from '@playwright/test'
import { openStore } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

const PREFERRED = sameOrNextWorkingDay(addDays(stockholmDate(new Date()), 30))

async function ask(page: Page, company: string, email: string): Promise<void> {
  const main = page.getByRole('main')
  const type = (label: string, value: string) => main.getByLabel(label, { exact: true }).fill(value)
  await type(eyeHealthDayMessages.companyName(), company)
  await type(eyeHealthDayMessages.organisationNumber(), '5560160680')
  await type(eyeHealthDayMessages.contact(), 'Åsa Ek')
  await type(eyeHealthDayMessages.email(), email)
  await type(eyeHealthDayMessages.mobile(), '070-174 06 05')
  await type(eyeHealthDayMessages.preferredDay(), PREFERRED)
  await type(eyeHealthDayMessages.participants(), '12')
  await main.getByRole('button', { name: eyeHealthDayMessages.request() }).click()
  await expect(main.getByRole('heading', { name: eyeHealthDayMessages.sentTitle() })).toBeVisible()
}
const someone = () => `halsodag-${crypto.randomUUID().slice(0, 8)}`

test('a company asks for an eye health day, and a store books it [ROUTE-033]', async ({
  page,
  sandbox,
  openBrowser,
}) => {
  const name = someone()
  const email = `${name}@exempel.test`
  await open(page, href('b2b-book-eye-health-day'))
  const main = page.getByRole('main')
  await main.getByRole('button', { name: eyeHealthDayMessages.request() }).click()
  await expect(main.getByText('Ange företagets namn.').first()).toBeVisible()
  await expectAccessible(page, 'the form of an eye health day')
  await ask(page, name, email)
  await sandbox.letter(email, dateText(PREFERRED))

  const { screen, desk } = await openStore(openBrowser, sandbox)
  await open(screen, href('staff-eye-health-days'))
  await expectAccessible(screen, 'the requests for eye health days')
  const own = screen.getByRole('main')
  await own.getByRole('link', { name }).click()
  await own.getByText(staffEyeHealthDayMessages.accept(), { exact: true }).click()
  await own.getByLabel(staffEyeHealthDayMessages.time()).fill('09:00')
  await own.getByRole('textbox', { name: staffEyeHealthDayMessages.text() }).fill('Ada kommer halv nio.')
  await expectAccessible(screen, 'a request for an eye health day')
  await desk.press(staffEyeHealthDayMessages.acceptConfirm())
  await desk.said(staffEyeHealthDayMessages.done())
  await expect(own.getByText('Ada kommer halv nio.')).toBeVisible()
  const answer = await sandbox.letter(email, 'Ada kommer halv nio.')
  expect(answer.text).toContain('kl. 09:00')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a company can ask as well', async ({ page, sandbox, trouble }) => {
    trouble.allow(/^failed request: csp .*\/assets\//)
    const email = `${someone()}@exempel.test`
    await page.goto(href('b2b-book-eye-health-day'))
    await ask(page, 'Utan skript AB', email)
    await sandbox.letter(email, dateText(PREFERRED))
  })
})
