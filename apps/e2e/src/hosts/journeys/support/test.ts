import { test as base, expect, type Locator, type Page } from '@playwright/test'

export { expect }
export const API = process.env['HOSTS_API'] ?? ''

const pathOf = (url: string) => new URL(url).pathname.replace('/v2/', '')

export class Shop {
  /** What a healthy page does not have: errors, violations of the policy, requests to other origins. */
  readonly trouble: string[] = []
  readonly calls: { readonly path: string; readonly body: string }[] = []

  readonly page: Page

  constructor(page: Page) {
    this.page = page
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.trouble.push(message.text())
    })
    page.on('pageerror', (error) => this.trouble.push(String(error)))
    page.on('request', (request) => {
      const url = request.url()
      if (url.startsWith(API)) this.calls.push({ path: pathOf(url), body: request.postData() ?? '' })
    })
  }

  async open(path = '/', consent?: 'granted' | 'denied'): Promise<void> {
    const { page } = this
    if (consent) await page.context().addCookies([{ name: 'consent', value: consent, url: this.origin }])
    await page.goto(path)
    await expect(this.field).toBeVisible()
  }

  get origin(): string {
    return test.info().project.use.baseURL ?? ''
  }

  /** The field in the page; a click opens the modal. */
  get field(): Locator {
    return this.page
      .getByRole('banner')
      .getByRole('button', { name: /looking for|laptop|printer|cable/i })
      .first()
  }

  get modal(): Locator {
    return this.page.getByRole('dialog', { name: 'Search' })
  }

  get input(): Locator {
    return this.page.getByRole('combobox')
  }

  get options(): Locator {
    return this.page.getByRole('option')
  }

  /** The cards of the page, without those of the modal. */
  get cards(): Locator {
    return this.page.locator('#depict-search-page [data-product-id], #depict-plp-category [data-product-id]')
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  to = (path: string) => this.calls.filter((call) => call.path === path)

  async type(text: string): Promise<void> {
    if (!(await this.modal.isVisible())) await this.field.click()
    await this.input.fill('')
    await this.input.pressSequentially(text, { delay: 30 })
    await expect(this.modal.locator('[data-product-id]').first()).toBeVisible()
  }

  async searchFor(text: string): Promise<void> {
    await this.type(text)
    await this.input.press('Enter')
    await expect(this.modal).toBeHidden()
    await this.found(text)
  }

  async found(text: string): Promise<void> {
    await expect(this.title).toContainText(text)
    await expect(this.cards.first()).toBeVisible()
  }

  storedKeys(): Promise<string[]> {
    return this.page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort())
  }
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#ccc"/></svg>'

export const test = base.extend<{ readonly shop: Shop }>({
  shop: async ({ page }, use) => {
    await page.route('http://images.icecat.biz/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    )
    await use(new Shop(page))
  },
})
