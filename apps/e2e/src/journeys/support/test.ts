import { test as base, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { createBrowserClient, type BrowserClient } from './browser-client.js'
import { createSandbox, type Sandbox } from './sandbox.js'
import { watchTrouble, type Trouble } from './trouble.js'

interface Journey {
  /** Whether product pictures are loaded. Otherwise a dot replaces them, because drawing hundreds takes long. */
  readonly pictures: boolean
  /** Problems that no step notices; every journey asserts at its end that there are none. */
  readonly trouble: Trouble
  /** Opens another browser of the same size, which is watched as well and closed at the end. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** Klarna and the mailbox behind the shop. */
  readonly sandbox: Sandbox
  /** Calls of the shop in the session of this browser, to start a journey in the middle. */
  readonly shop: BrowserClient
}

export const test = base.extend<Journey>({
  pictures: [false, { option: true }],
  page: async ({ page, pictures }, use) => {
    if (!pictures) await drawDots(page)
    await use(page)
  },
  trouble: [
    async ({ context }, use) => {
      const trouble = watchTrouble(context)
      await use(trouble)
      expect(trouble.found(), 'nothing went wrong unseen').toEqual([])
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, baseURL, viewport, trouble }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, locale: 'sv-SE', ...options })
      trouble.watch(context)
      opened.push(context)
      return context
    })
    for (const context of opened) await context.close()
  },
  sandbox: async ({ request, baseURL }, use) => {
    await use(createSandbox(request, baseURL ?? ''))
  },
  shop: async ({ context, baseURL }, use) => {
    await use(createBrowserClient(context.request, baseURL ?? ''))
  },
})

export { expect }

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>'

/** The model of a frame is not a picture, so it is loaded. */
const MODEL_ENDING = '.glb'

/** Replaces pictures by dots without Playwright's routes, which would stop every request of the page and bypass the browser cache. */
async function drawDots(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const answer = {
    responseCode: 200,
    responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
    body: Buffer.from(DOT).toString('base64'),
  }
  // The page may be closed meanwhile.
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const settled = request.url.endsWith(MODEL_ENDING)
      ? devtools.send('Fetch.continueRequest', { requestId })
      : devtools.send('Fetch.fulfillRequest', { requestId, ...answer })
    settled.catch(() => undefined)
  })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*' }] })
}
