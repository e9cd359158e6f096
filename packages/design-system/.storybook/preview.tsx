import '@fontsource-variable/instrument-sans/wght.css'
import '../src/styles/index.css'
import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: {
      options: {
        small: { name: '320 px', styles: { width: '320px', height: '640px' } },
        mobile: { name: 'Mobil 390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Platta 768 px', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Dator 1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        title: 'Tema',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Ljust' },
          { value: 'dark', title: 'Mörkt' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      const theme = String(globals['theme'] ?? 'light')
      useEffect(() => {
        document.documentElement.dataset['theme'] = theme
        document.documentElement.lang = 'sv'
      }, [theme])
      return <Story />
    },
  ],
}

export default preview
