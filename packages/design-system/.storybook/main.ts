import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { CHECK_TAG } from '../src/docs/shelves.ts'
import { designSystem } from '../vite.js'
import { serverWritten } from './server-written.ts'
import { shelved } from './shelved.ts'
import { shownComponentsPlugin } from './shown-components.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    // Tests render the written pages through stories of their own, so the pages are not stories themselves in a test.
    ...(process.env['VITEST'] === undefined ? ['../src/**/*.mdx'] : []),
    '../src/**/*.stories.tsx',
    '../../account/src/**/*.stories.tsx',
    '../../booking/src/**/*.stories.tsx',
    '../../staff/src/**/*.stories.tsx',
    '../../discovery/src/stories/*.stories.tsx',
    '../../try-on/src/**/*.stories.tsx',
    '../../../apps/storefront/src/stories/*.stories.tsx',
  ],
  // Two groups of stories: those that a designer builds with, and those that only exist to be tested.
  tags: { [CHECK_TAG]: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) => indexers.map(shelved),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Writes the mock service worker, which answers for the backend on whole pages, when the workshop starts or is
      // built.
      plugins: [designSystem({ prefix: 'sf' }), serverWritten(), shownComponentsPlugin(), msw({ mode: 'worker-only' })],
      resolve: { conditions: ['klarsikt:source', 'import', 'module', 'browser', 'default'] },
      // Without this list, Vite would discover these packages during a test, bundle them and reload the page under
      // test.
      optimizeDeps: {
        include: [
          '@internationalized/date',
          '@storybook/addon-docs/blocks',
          'storybook/theming',
          ...['Calendar', 'ComboBox', 'DatePicker', 'Dialog', 'I18nProvider', 'Slider'].map(
            (part) => `react-aria-components/${part}`,
          ),
        ],
      },
    }),
}

export default config
