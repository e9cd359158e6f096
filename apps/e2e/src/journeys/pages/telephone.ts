import { expect, type BrowserContext, type Page } from '@playwright/test'

const SIZE = { width: 390, height: 844 }

/** The telephone of a test person with BankID, beside the browser of the shop. */
export async function openTelephone(
  openBrowser: (options: { viewport: typeof SIZE }) => Promise<BrowserContext>,
  person: string,
) {
  const context = await openBrowser({ viewport: SIZE })
  const screen = await context.newPage()
  await screen.goto('/sandbox/bankid')
  await screen.getByLabel('Vem är du?').selectOption(person)
  return {
    screen,
    /** Points the camera at the code: what is drawn is the text that the page has just been given. */
    async scan(page: Page): Promise<void> {
      const answer = await page.waitForResponse((response) => response.url().endsWith('/collect'))
      const { qr } = (await answer.json()) as { qr: string }
      await screen.getByLabel('Eller klistra in koden som text').fill(qr)
      await screen.getByRole('button', { name: 'Läs av koden' }).click()
    },
    /** Of a document, whose checksum the person sees. */
    async sign(): Promise<void> {
      await expect(screen.getByText(/Avtalets kontrollsumma/)).toBeVisible()
      await screen.getByRole('button', { name: /^Skriv koden och/ }).click()
    },
  }
}
