import { designSystem } from '@klarsikt/design-system/vite'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What every page loads is one file, which compresses better than thirty. */
const SHELL = { name: 'shell', test: /\/src\/(?:entry\.client|root|lib\/head|shell\/route-error)\.tsx?/ }

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [designSystem({ prefix: 'sf' }), reactRouter()],
  resolve: { conditions: ['klarsikt:source', 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: [/^@(?:klarsikt|conform-to|simplewebauthn)\//],
    resolve: {
      conditions: ['klarsikt:source', 'module', 'node', 'development|production'],
      externalConditions: ['node'],
    },
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    ...(command === 'build' && !isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: [SHELL] } } } }),
  },
}))
