import { reactRouter } from '@react-router/dev/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { designSystem } from '@klarsikt/design-system/vite'
import { inlineConstants } from './vite/inline-constants.ts'
import { leaveOut } from './vite/leave-out.ts'

/** The router's default entry is its development build, also in a production build. */
const production = (file: string) => fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url))

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [inlineConstants(), designSystem({ prefix: 'sf' }), reactRouter(), ...(command === 'build' && !isSsrBuild ? [leaveOut()] : [])],
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
    resolve: { conditions: ['klarsikt:source', 'module', 'node', 'development|production'], externalConditions: ['node'] },
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
  },
}))
