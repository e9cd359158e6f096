import { mswLoader } from 'msw-storybook-addon/csf3'
import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'

/** A page calls its backend, which the story's handlers are. */
const loadHandlers = mswLoader(async () => {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    // A call of the shop that nobody answers is a fault of the story.
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/'))
        defaults.error()
    },
  })
  return worker
})

/** What all stories of the account's pages have in common. Two pages in one document would share their ids. */
export const pageMeta = { loaders: [loadHandlers], tags: ['!autodocs'] }
