import { fileURLToPath } from 'node:url'
import { designSystem } from '@klarsikt/design-system/vite'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineConstants } from './vite/inline-constants.ts'

/** The router's default entry is its development build, also in a production build. */
const production = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url))

/** What every page has: one file packs better than thirty. */
const SHELL =
  /\/storefront\/src\/(?:shell\/(?!menu|footer\/footer-content)|root|lib\/(?:head|data-layer))|\/design-system\/src\/(?:lib|primitives\/(?:link|button|icon-button|toast|visually-hidden|skip-link|progress-bar|spinner|picture|flag|skeleton)|commerce\/(?:price|product-card|stock-status))\/|\/core\/src\/(?:messages\/format-message|money\/format-price|media)|\/zustand\//

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [inlineConstants(), designSystem({ prefix: 'sf' }), reactRouter()],
  resolve: {
    conditions: ['klarsikt:source', 'module', 'browser', 'development|production'],
    alias:
      command === 'build' && !isSsrBuild
        ? [
            { find: /^react-router$/, replacement: production('index.mjs') },
            { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
          ]
        : [],
  },
  ssr: {
    noExternal: [/^@klarsikt\//],
    resolve: {
      conditions: ['klarsikt:source', 'module', 'node', 'development|production'],
      externalConditions: ['node'],
    },
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    ...(command === 'build' &&
      !isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } } } }),
  },
}))
