import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const PAGES = ['one-button', 'strict']

/** `--mode one-button` or `strict` builds only that page: with another one it would share that page's chunks. */
export default defineConfig(({ mode }) => {
  const page = PAGES.includes(mode) ? mode : 'index'
  return {
    plugins: [react()],
    build: {
      outDir: `dist/${page}`,
      manifest: true,
      // Vite's own help for old browsers would be counted too.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: `${page}.html`,
        // React apart, so that what the components weigh can be read off.
        output: {
          codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }] },
        },
      },
    },
  }
})
