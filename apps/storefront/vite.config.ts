import { designSystem } from '@klarsikt/design-system/vite'
import { faceFiles } from '@klarsikt/try-on/vite'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { withoutLoading } from './vite/without-loading.ts'

/**
 * Groups of files that are loaded together. On a slow connection, six files need one round trip, and one file
 * compresses better than thirty.
 */
const CHUNKS = [
  /** The code that every page loads. */
  {
    name: 'shell',
    test: /\/src\/(?:entry\.client|root|lib\/head|shell\/route-error|commerce\/price\/price-text|money\/format-price|messages\/generated\/product-card|lib\/revalidate-on-navigation|primitives\/(?:field|media|picture|skeleton)\/)/,
  },
  /** Pages with products, and the styles of parts that the server renders there before their code is loaded. */
  {
    name: 'cards',
    test: /\/src\/(?:commerce\/(?:product-card|stock-status)\/|primitives\/breadcrumbs\/|primitives\/icon-button\/icon-button\.module|features\/catalogue\/from-home|lib\/(?:variant-words|json-ld|lazy-part)|features\/(?:fit\/fit|compare\/compare-button|article-card\/frame-parts|favourites\/favourite-button)\.module)/,
  },
  /** Pages where something is chosen and put into the cart. */
  {
    name: 'fields',
    test: /\/src\/(?:primitives\/(?:alert|select)\/|lib\/without-script|features\/cart\/use-change-cart|calendar\/date-text)/,
  },
]

/**
 * Replaces the router's import of route code by one that waits, see src/lib/router-requests.ts. The router itself
 * reloads the document when it cannot load code, and has no option against it.
 */
const keepPage = (): Plugin => ({
  name: 'keep-page',
  apply: 'build',
  transform: {
    filter: { code: 'async function loadRouteModule(' },
    handler(code) {
      const own = /await import\([^)]*route\.module\s*\)/
      if (!own.test(code))
        this.error('react-router loads the code of routes in another way: see keepPage in vite.config.ts')
      return { code: code.replace(own, 'await globalThis.loadRouteModule(route.module)'), map: null }
    },
  },
})

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    designSystem({ prefix: 'sf' }),
    faceFiles(),
    ...(isSsrBuild ? [] : [keepPage(), withoutLoading()]),
    reactRouter(),
  ],
  resolve: { conditions: ['klarsikt:source', 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: [/^@(?:klarsikt|conform-to|simplewebauthn)\//],
    resolve: {
      conditions: ['klarsikt:source', 'module', 'node', 'development|production'],
      externalConditions: ['node'],
    },
  },
  worker: { format: 'es' },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    ...(command === 'build' && !isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } }),
  },
}))
