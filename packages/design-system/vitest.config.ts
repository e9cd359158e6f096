import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHROMIUM, CHROMIUM_FLAGS, SHORT_LIVED } from '@klarsikt/tooling/chromium'
import { REPORTERS, SHARED } from '@klarsikt/tooling/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { shownComponentsPlugin } from './.storybook/shown-components.ts'
import { browserCommands, EXPECTED, FAILED, pictureName } from './src/testing/browser-commands.ts'
import { comparePictures } from './src/testing/picture-comparator.ts'
import { designSystem } from './vite.js'

const conditions = ['klarsikt:source', 'import', 'module', 'browser', 'default']

// A provider object belongs to one project; sharing it makes the second project wait for ever.
const chromium = (executablePath: string, ...more: string[]) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // A window opens within a second; beside other work it has taken more than the minute that the runner allows.
  connectTimeout: 300_000,
  provider: playwright({
    launchOptions: {
      executablePath,
      args: [...CHROMIUM_FLAGS, ...more],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
  commands: browserCommands,
})

function stories(name: string, exclude: string[]) {
  return {
    extends: true as const,
    // With its documents, since written pages are looked at too.
    plugins: [
      storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)), disableAddonDocs: false }),
    ],
    test: {
      name,
      exclude,
      isolate: false,
      setupFiles: ['.storybook/story-checks.ts'],
      browser: chromium(CHROMIUM, SHORT_LIVED),
    },
  }
}

export default defineConfig({
  plugins: [react(), designSystem()],
  resolve: { conditions },
  ssr: { resolve: { conditions: conditions.filter((name) => name !== 'browser') } },
  test: {
    // Far beyond what any test takes: a busy machine is no fault of a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: REPORTERS,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          isolate: SHARED.isolate,
          setupFiles: ['src/testing/setup.ts', ...SHARED.setupFiles],
        },
      },
      // Of `dist`: run `pnpm build` first.
      { test: { name: 'package', environment: 'node', include: ['test/*.test.ts'] } },
      // Files share a window, and leave nothing in it: loading React, axe and the shop again for each takes longer than all
      // the checks. Whole pages have windows of their own, with a service worker between page and backend.
      stories('storybook', ['../../apps/**', '../account/**', '../booking/**', '../staff/**']),
      stories('storybook-pages', ['src/**', '../discovery/**']),
      {
        extends: true,
        // Vite reads ahead what stories and their documents import, and packs nothing ahead when it cannot resolve a part of it.
        plugins: [shownComponentsPlugin()],
        test: {
          name: 'pictures',
          // A file for each group: one window draws while the other compares.
          include: ['src/testing/pictures-of-*.browser.tsx'],
          testTimeout: 180_000,
          browser: {
            // Letters drawn alike whatever the machine's settings for fonts.
            ...chromium(
              process.env['CHROMIUM_FOR_PICTURES'] ?? CHROMIUM,
              '--font-render-hinting=none',
              '--disable-lcd-text',
              '--force-device-scale-factor=1',
            ),
            expect: {
              toMatchScreenshot: {
                // Until two pictures in a row are alike: on a busy machine that takes more than the five seconds of the runner.
                timeout: 60_000,
                comparators: { blocks: comparePictures },
                resolveScreenshotPath: ({ arg, ext }) => join(EXPECTED, `${pictureName(arg)}${ext}`),
                resolveDiffPath: ({ arg, ext }) => join(FAILED, `${pictureName(arg)}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
})
