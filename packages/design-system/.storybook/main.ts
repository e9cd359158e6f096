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
    // The tests look at written pages through stories of their own; as stories they would be read for what they are not.
    ...(process.env['VITEST'] === undefined ? ['../src/**/*.mdx'] : []),
    '../src/**/*.stories.tsx',
    '../../account/src/**/*.stories.tsx',
    '../../booking/src/**/*.stories.tsx',
    '../../discovery/src/stories/*.stories.tsx',
    '../../try-on/src/**/*.stories.tsx',
    '../../../apps/storefront/src/stories/*.stories.tsx',
  ],
  // Two shelves: what a designer builds with, and what is only there to be tested.
  tags: { [CHECK_TAG]: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) => indexers.map(shelved),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // The worker that answers for the backend of whole pages is written when the workshop starts or is built.
      plugins: [designSystem({ prefix: 'sf' }), serverWritten(), shownComponentsPlugin(), msw({ mode: 'worker-only' })],
      resolve: { conditions: ['klarsikt:source', 'import', 'module', 'browser', 'default'] },
      // Found late, they would be packed late, and the page under test would be loaded again in the middle.
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
