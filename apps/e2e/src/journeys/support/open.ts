import type { Page, Response } from '@playwright/test'

/** Goes to a page as a visitor who touches it at once: the shop's code has taken over when this returns. */
export async function open(page: Page, path: string): Promise<Response | null> {
  await page.addInitScript(() =>
    addEventListener('shop:ready', () => Object.assign(window, { shopReady: true }), { once: true }),
  )
  const answer = await page.goto(path)
  await touched(page)
  return answer
}

/** After a plain load, for example a reload or the way back from the payment page. */
export async function touched(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')))
  await page.waitForFunction(() => 'shopReady' in window)
}

/** Chooses the necessary cookies alone, when the shop asks. */
export async function answerConsent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Neka alla' }).click()
  await page.getByRole('region', { name: 'Vi använder cookies' }).waitFor({ state: 'hidden' })
}
