import type { Page, Response } from '@playwright/test'

export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await hydrated(page)
  return answer
}

/** Waits for hydration after a plain load, such as a reload or the return from the payment page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Accepts only the necessary cookies. */
export async function answerConsent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Neka alla' }).click()
  await page.getByRole('region', { name: 'Vi använder cookies' }).waitFor({ state: 'hidden' })
}
