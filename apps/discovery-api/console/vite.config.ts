import { fileURLToPath } from 'node:url'
import { designSystem } from '@klarsikt/design-system/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The console works only under the path at which the service serves it. */
export default defineConfig({
  root: here('.'),
  base: '/v2/console/',
  plugins: [designSystem(), react()],
  resolve: { conditions: ['klarsikt:source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: here('../dist/console'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The polyfill is an inline script, which the page's policy forbids.
    modulePreload: { polyfill: false },
  },
})
