import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const PAGES = ['one-button', 'strict']

/** `--mode one-button` or `strict` builds only that page, because two pages in one build would share chunks. */
export default defineConfig(({ mode }) => {
  const page = PAGES.includes(mode) ? mode : 'index'
  return {
    plugins: [react()],
    build: {
      outDir: `dist/${page}`,
      manifest: true,
      // The polyfill for old browsers would count towards the size.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: `${page}.html`,
        // React gets its own chunk, so that the size of the components can be measured.
        output: {
          codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }] },
        },
      },
    },
  }
})
