import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { designSystem } from '../vite.js'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [designSystem()],
      resolve: { conditions: ['klarsikt:source', 'import', 'module', 'browser', 'default'] },
    }),
}

export default config
