import { expect, type Page } from '@playwright/test'

const CHOICES = {
  approve: 'Godkänn betalningen',
  review: 'Godkänn, men granska först',
  decline: 'Neka betalningen',
  cancel: 'Avbryt och gå tillbaka',
} as const

export function klarna(page: Page) {
  return {
    shown: () => expect(page.getByRole('heading', { level: 1, name: 'Betala med Klarna' })).toBeVisible(),
    async choose(choice: keyof typeof CHOICES) {
      await page.getByRole('button', { name: CHOICES[choice], exact: true }).click()
    },
  }
}
