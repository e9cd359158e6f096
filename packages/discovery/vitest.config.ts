import { SHARED, unit } from '@klarsikt/tooling/vitest'
import { defineConfig } from 'vitest/config'

const PARTS = 'src/{debug,react,ui}/**/*.test.{ts,tsx}'
const setupFiles = ['src/testing/setup.ts', 'src/testing/jsdom.ts', ...SHARED.setupFiles]

export default defineConfig({
  test: {
    projects: [
      unit({ test: { ...SHARED, name: 'core', include: ['src/**/*.test.{ts,tsx}'], exclude: [PARTS], setupFiles } }),
      // A page has one client, and some tests of the core leave it running, so these run separately.
      unit({ test: { ...SHARED, name: 'react', include: [PARTS], setupFiles } }),
      // Tests the script for pages without React, in which Preact replaces React.
      unit({
        resolve: {
          alias: [
            { find: /^react\/(jsx-(?:dev-)?runtime)$/, replacement: 'preact/$1' },
            { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
            { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
          ],
        },
        test: {
          name: 'embed',
          include: ['src/embed/**/*.test.ts'],
          setupFiles: ['src/testing/jsdom.ts', 'src/testing/late-effects.ts'],
        },
      }),
    ],
  },
})
