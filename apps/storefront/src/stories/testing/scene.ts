import type { HttpHandler } from 'msw'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'
import { configure, expect, waitFor, within } from 'storybook/test'
import { stopClock } from './clock.js'
import { type ShopStart, storyShop } from './story-shop.js'

// A page fetches its code and its data before it is there.
configure({ asyncUtilTimeout: 15_000 })

/** Only the pages talk to a backend, so only they wait for the worker. */
const loadHandlers = mswLoader(async () => {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    // The workshop's own files pass; a call of the shop that nobody answers is a fault of the story.
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/'))
        defaults.error()
    },
  })
  return worker
})

/** What all stories of whole pages have in common. */
export const pageMeta = {
  loaders: [loadHandlers],
  // Two pages in one document would share their ids, and their backend.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}

interface Scene extends ShopStart {
  readonly at: string
  /** Answers that differ from the shop's own; the first that fits is given. */
  readonly also?: readonly HttpHandler[]
  /** The instant at which the page is looked at. */
  readonly now?: string
}

/** A story at an address of a shop of its own. */
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

/** What opens over the page fades in; it is looked at when it is there. */
export async function expectShown(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element).toBeVisible())
}

/** By keyboard alone: from where the focus is to an element. */
export async function tabTo(userEvent: { readonly tab: () => Promise<void> }, element: HTMLElement): Promise<void> {
  for (let press = 0; press < 60 && document.activeElement !== element; press++) await userEvent.tab()
  await expect(element).toHaveFocus()
}

/** The page itself, without header and footer. */
export function main(canvas: Canvas): Canvas {
  return within(canvas.getByRole('main'))
}

/** Every page has one heading of the first degree; it is there when the page is. */
export async function expectHeading(canvas: Canvas, name: string | RegExp): Promise<void> {
  const heading = await canvas.findByRole('heading', { level: 1, name })
  await expect(heading).toBeVisible()
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
}
