import '@fontsource-variable/instrument-sans/wght.css'
import '@fontsource/instrument-serif/400.css'
import '../src/styles/index.css'
import './preview.css'
import type { Preview } from '@storybook/react-vite'
import { type ComponentProps, lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { withoutRequirementIds } from '../src/docs/public-text.js'
import { dismissAll } from '../src/primitives/toast/toast.js'
import { initialModes, pageModes, withPageModes } from './page-modes.js'

// A generous limit for a busy machine. What a story waits for is normally there at once.
configure({ asyncUtilTimeout: 10_000 })

// Loaded with the first documentation page: neither a story nor its test needs it.
const ComponentPage = lazy(() =>
  import('../src/docs/component-page.js').then((page) => ({ default: page.ComponentPage })),
)

const ThemedDocs = lazy(() => import('./themed-docs.js').then((docs) => ({ default: docs.ThemedDocs })))

const viewport = (name: string, inlineSize: number, blockSize: number) => ({
  name,
  styles: { width: `${inlineSize}px`, height: `${blockSize}px` },
})

/** Shows the allowed words of a prop instead of the word "union". */
const withNamedUnions: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType
      if (type?.name !== 'enum' || table?.type?.summary !== 'union') return [name, argType]
      return [name, { ...argType, table: { ...table, type: { summary: type.value.join(' | ') } } }]
    }),
  )

/** Leaves out the ids of requirements, which only matter to those who build the component. */
const withoutRequirements: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.description === undefined
        ? argType
        : { ...argType, description: withoutRequirementIds(argType.description) },
    ]),
  )

const preview: Preview = {
  argTypesEnhancers: [withNamedUnions, withoutRequirements],
  tags: ['autodocs'],
  parameters: {
    // Reports violations only. Listing the passed elements takes a fifth of the time.
    a11y: {
      test: 'error',
      ...(import.meta.env['VITEST'] && { options: { resultTypes: ['violations'], preload: false } }),
    },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: (props: ComponentProps<typeof ThemedDocs>) => (
        <Suspense fallback={null}>
          <ThemedDocs {...props} />
        </Suspense>
      ),
      codePanel: true,
      page: () => (
        <Suspense fallback={null}>
          <ComponentPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Tokens', 'Brands', 'Theming', 'Modes', 'Icons', 'Voice and numbers', 'Writing', 'Accessibility'],
          'Flows',
          ['Finding', 'Choosing lenses', 'Prescription', 'Paying', 'Returning', 'Booking', 'Account'],
          'Primitives',
          'Commerce',
          'Pages',
        ],
        method: 'alphabetical',
      },
    },
    viewport: {
      options: {
        small: viewport('Narrowest, 320 px', 320, 640),
        mobile: viewport('Phone, 390 px', 390, 844),
        tablet: viewport('Tablet, 768 px', 768, 1024),
        desktop: viewport('Desktop, 1440 px', 1440, 900),
      },
    },
  },
  globalTypes: pageModes,
  initialGlobals: initialModes,
  decorators: [withPageModes],
  // Notifications and BankID orders outlive the component that started them. Clears them, so that they do not outlive
  // their story.
  beforeEach: () => {
    dismissAll()
    sessionStorage.removeItem('bankid-attempt')
  },
}

export default preview
