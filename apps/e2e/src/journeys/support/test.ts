import { test as base, expect } from '@playwright/test'
import { createBrowserClient, type BrowserClient } from './browser-client.js'
import { createSandbox, type Sandbox } from './sandbox.js'
import { watchTrouble, type Trouble } from './trouble.js'

interface Journey {
  /** Product pictures as they are, or a dot instead: drawing hundreds of them is not what most journeys are about. */
  readonly pictures: boolean
  /** Everything that goes wrong unseen; asserted to be nothing at the end of every journey. */
  readonly trouble: Trouble
  /** Klarna and the mailbox, as they stand behind the shop. */
  readonly sandbox: Sandbox
  /** The shop's own calls in the session of this browser, to begin a journey in the middle. */
  readonly shop: BrowserClient
}

export const test = base.extend<Journey>({
  pictures: [false, { option: true }],
  context: async ({ context, pictures }, use) => {
    if (!pictures)
      await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: DOT }))
    await use(context)
  },
  trouble: [
    async ({ context }, use) => {
      const trouble = watchTrouble(context)
      await use(trouble)
      expect(trouble.found(), 'nothing went wrong unseen').toEqual([])
    },
    { auto: true },
  ],
  sandbox: async ({ request, baseURL }, use) => {
    await use(createSandbox(request, baseURL ?? ''))
  },
  shop: async ({ context, baseURL }, use) => {
    await use(createBrowserClient(context.request, baseURL ?? ''))
  },
})

export { expect }

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>'
