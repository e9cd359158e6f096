import { expect, type Page } from '@playwright/test'

export function confirmation(page: Page) {
  const main = page.getByRole('main')
  return {
    main,
    /** Waits for the confirmation and returns the order number of eight digits. */
    async orderNumber() {
      await expect(main.getByRole('heading', { level: 1, name: /^Tack för din order/ })).toBeVisible({
        timeout: 20_000,
      })
      await expect(page).toHaveURL(/\/checkout\/bekr%C3%A4ftelse\/\d{8}$/)
      return /\d{8}$/.exec(page.url())?.[0] ?? ''
    },
  }
}
