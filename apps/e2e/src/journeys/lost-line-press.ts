import type { Locator, Page } from '@playwright/test'
import type { BrowserClient } from './support/browser-client.js'
import type { Sandbox } from './support/sandbox.js'

/** A press of a visitor during which the connection is lost. */
export interface Press {
  /** Everything before the press is loaded with a connection. */
  readonly before: (page: Page, shop: BrowserClient, outside: Outside) => Promise<void>
  readonly press: (page: Page) => Promise<void>
  /** What shows that the press succeeded. */
  readonly done: (page: Page) => Locator
  /**
   * Set for a form: it shows a refusal in view, keeps what was typed, and has to be sent again, whatever else on the page
   * retries.
   */
  readonly isForm?: true
  /** What is said on the page, where it is not the text of a lost connection. */
  readonly says?: RegExp
}

/** What a press needs from outside the browser. */
interface Outside {
  readonly sandbox: Sandbox
  readonly baseUrl: string
}

export const FLUID = 'eyeq-allt-i-ett-kanslig-120-ml'
export const FRAME = 'klarsikt-uggla-rod'
export const FRAME_PAGE = `/glasögon/${FRAME}`

export const main = (page: Page) => page.getByRole('main')
export const inMain = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first()
