import type { HttpHandler } from 'msw'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'
import { configure, expect, waitFor, within } from 'storybook/test'
import { stopClock } from './clock.js'
import { type ShopStart, storyShop } from './story-shop.js'

// A page loads its code and its data before it appears, which can take several seconds.
configure({ asyncUtilTimeout: 15_000 })

/** Starts the worker that answers the page's calls. Only stories of pages wait for it. */
const loadHandlers = mswLoader(async () => {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    // Storybook's own files pass. A call to the shop without a handler is a mistake in the story, so it fails.
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/'))
        defaults.error()
    },
  })
  return worker
})

/** What all stories of whole pages share. */
export const pageMeta = {
  loaders: [loadHandlers],
  // Two pages in one document would have the same ids and the same backend, so they are left out of the docs page.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}

interface Scene extends ShopStart {
  readonly at: string
  /** Handlers that replace the shop's own. The first match answers. */
  readonly also?: readonly HttpHandler[]
  /** The instant that the page takes as the present. */
  readonly now?: string
}

/** Returns a story at an address, with its own shop. */
export function scene({ at, also = [], now, ...start }: Scene) {
  const { handlers, reset } = storyShop(start)
  return {
    args: { at },
    parameters: { msw: [...also, ...handlers] },
    beforeEach: () => {
      reset()
      sessionStorage.clear()
      return now === undefined ? undefined : stopClock(now)
    },
  }
}

type Canvas = ReturnType<typeof within>

/** Waits until an overlay is visible, since it fades in. */
export async function expectShown(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element).toBeVisible())
}

/** Moves the focus to an element by the Tab key alone. */
export async function tabTo(userEvent: { readonly tab: () => Promise<void> }, element: HTMLElement): Promise<void> {
  for (let press = 0; press < 60 && document.activeElement !== element; press++) await userEvent.tab()
  await expect(element).toHaveFocus()
}

/** Returns the page itself, without header and footer. */
export function main(canvas: Canvas): Canvas {
  return within(canvas.getByRole('main'))
}

/** Waits for the page by its heading. Every page has exactly one heading of level 1. */
export async function expectHeading(canvas: Canvas, name: string | RegExp): Promise<void> {
  const heading = await canvas.findByRole('heading', { level: 1, name })
  await expect(heading).toBeVisible()
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
}
