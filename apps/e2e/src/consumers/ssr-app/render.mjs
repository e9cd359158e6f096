// Writes the page as a server does, streamed or at once; plain Node runs it.
import { createElement as h } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { Page } from './page.mjs'

if (process.argv.includes('--string')) {
  process.stdout.write(renderToString(h(Page)))
} else {
  const stream = renderToPipeableStream(h(Page), {
    onAllReady: () => stream.pipe(process.stdout),
    onError: (error) => {
      throw error
    },
  })
}
