import * as footerMessages from '@klarsikt/core/messages/footer'
import * as withdrawalMessages from '@klarsikt/core/messages/withdrawal'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.js'
import { expect, test } from './support/test.js'

async function withdraw(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main')
  await page.goto('/köpvillkor')
  const footer = page.getByRole('contentinfo')
  // On narrow windows the footer's links are folded.
  const fold = footer.locator('summary').filter({ hasText: footerMessages.customerService() })
  if (await fold.isVisible()) await fold.click()
  await footer.getByRole('link', { name: footerMessages.withdrawal() }).click()
  await main.getByLabel(withdrawalMessages.name()).fill('Eva Åkerlund')
  await main.getByLabel(withdrawalMessages.orderNumber()).fill('8765 4321')
  await main.getByLabel(withdrawalMessages.email()).fill(email)
  await main.getByRole('button', { name: withdrawalMessages.review() }).click()
  await expect(main.getByRole('heading', { name: withdrawalMessages.reviewTitle() })).toBeVisible()
  await expect(main.getByText('87654321')).toBeVisible()
  await main.getByRole('button', { name: withdrawalMessages.confirm() }).click()
  await expect(main.getByText(/^Vi har tagit emot din begäran \d+ \S+ \d{4} kl\. \d/)).toBeVisible()
}

test('a purchase is withdrawn in two steps, and the receipt comes by mail @money', async ({ page, sandbox }) => {
  const email = `angrar-${Date.now()}@example.se`
  await withdraw(page, email)
  await expectAccessible(page, 'the receipt of a withdrawal', { footerSeen: true })
  const receipt = await sandbox.letter(email, '87654321')
  expect(receipt.text).toContain('Eva Åkerlund')
  expect(receipt.text).toMatch(/Mottaget: \d+ \S+ \d{4} kl\. \d/)
  await sandbox.letter('hej@klarsikt.example', email)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the withdrawal function works as well @money', async ({ page, sandbox, trouble }) => {
    trouble.allow(/^failed request: csp .*\/assets\//)
    const email = `angrar-utan-skript-${Date.now()}@example.se`
    await withdraw(page, email)
    await sandbox.letter(email, '87654321')
  })
})
