import { designSystem } from '@klarsikt/design-system/vite'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Modules that so many routes share are one file: it compresses better than thirty, and every page needs most of it. */
const SHARED = { name: 'shared', minShareCount: 6 }

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [designSystem({ prefix: 'sf' }), reactRouter()],
  resolve: { conditions: ['klarsikt:source', 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: [/^@(?:klarsikt|conform-to)\//],
    resolve: {
      conditions: ['klarsikt:source', 'module', 'node', 'development|production'],
      externalConditions: ['node'],
    },
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    ...(command === 'build' && !isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } } }),
  },
}))
