import { mswLoader } from 'msw-storybook-addon/csf3'
import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'

/** Starts the worker that answers the page's calls with the story's handlers. */
const loadHandlers = mswLoader(async () => {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    // A call to the shop without a handler is a mistake in the story, so it fails.
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/'))
        defaults.error()
    },
  })
  return worker
})

/**
 * What all stories of pages share. They are left out of the docs page, since two pages in one document
 * would have the same ids.
 */
export const pageMeta = { loaders: [loadHandlers], tags: ['!autodocs'] }
