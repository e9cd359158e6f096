import type { KnipConfig } from 'knip'

const library = { entry: ['src/**/index.ts', 'tsup.config.ts', 'vitest.config.ts'], project: ['src/**/*.{ts,tsx}'] }

export default {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': { entry: ['scripts/*.{mjs,ts}', 'oxlint.config.ts'], project: ['scripts/**'] },
    'packages/*': library,
    'packages/tooling': { entry: ['src/*.ts'], project: ['src/**/*.ts'] },
    'apps/*': { entry: ['src/main.ts', 'src/index.ts', '*.config.ts'], project: ['src/**/*.{ts,tsx}'] },
  },
} satisfies KnipConfig
