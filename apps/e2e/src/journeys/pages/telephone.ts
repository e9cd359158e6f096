import { expect, type BrowserContext, type Page } from '@playwright/test'

const SIZE = { width: 390, height: 844 }

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
    /** Reads the QR code: its text is in the page's latest answer. */
    async scan(page: Page): Promise<void> {
      const answer = await page.waitForResponse((response) => response.url().endsWith('/collect'))
      const { qr } = (await answer.json()) as { qr: string }
      await screen.getByLabel('Eller klistra in koden som text').fill(qr)
      await screen.getByRole('button', { name: 'Läs av koden' }).click()
    },
    /** Signs a document, whose checksum the phone shows. */
    async sign(): Promise<void> {
      await expect(screen.getByText(/Avtalets kontrollsumma/)).toBeVisible()
      await screen.getByRole('button', { name: /^Skriv koden och/ }).click()
    },
  }
}
