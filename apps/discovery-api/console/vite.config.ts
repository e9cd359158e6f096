import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where the service serves the console, and so the only place it works in. */
export default defineConfig({
  root: here('.'),
  base: '/v2/console/',
  plugins: [react()],
  resolve: { conditions: ['klarsikt:source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: here('../dist/console'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // It would put a script into the page that the page's own policy forbids.
    modulePreload: { polyfill: false },
  },
})
