import path from 'node:path'
import { unit } from '@klarsikt/tooling/vitest'
import { defineConfig } from 'vitest/config'

const runtime = path.resolve(import.meta.dirname, 'src/embed/runtime/react.ts')

export default defineConfig({
  test: {
    projects: [
      unit({ test: { name: 'react', setupFiles: ['src/testing/setup.ts', 'src/testing/jsdom.ts'] } }),
      // What the script for pages without React is made of, in the place of React.
      unit({
        resolve: {
          alias: [
            { find: /^react\/(jsx-(?:dev-)?runtime)$/, replacement: 'preact/$1' },
            { find: /^react(?:-dom(?:\/client)?)?$/, replacement: runtime },
          ],
        },
        test: { name: 'embed', include: ['src/embed/**/*.test.ts'], setupFiles: ['src/testing/jsdom.ts'] },
      }),
    ],
  },
})
