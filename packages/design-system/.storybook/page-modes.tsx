import type { Decorator, Preview } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'
import { en } from '../src/locale/en.js'
import { LocaleProvider } from '../src/locale/locale.js'

type Toolbar = NonNullable<Preview['globalTypes']>[string]
type Icon = NonNullable<NonNullable<Toolbar['toolbar']>['icon']>

function toolbar(title: string, icon: Icon, items: Readonly<Record<string, string>>): Toolbar {
  return {
    description: title,
    toolbar: {
      title,
      icon,
      dynamicTitle: true,
      items: Object.entries(items).map(([value, title]) => ({ value, title })),
    },
  }
}

export const pageModes = {
  locale: toolbar('Language', 'globe', { sv: 'Svenska', en: 'English' }),
  direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  theme: toolbar('Theme', 'mirror', { light: 'Light', dark: 'Dark', system: 'System' }),
  contrast: toolbar('Contrast', 'contrast', { standard: 'Standard contrast', more: 'More contrast' }),
  density: toolbar('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
  motion: toolbar('Motion', 'lightning', { full: 'Full motion', reduced: 'Reduced motion' }),
  textSize: toolbar('Text size', 'zoom', { 100: 'Text 100 %', 200: 'Text 200 %' }),
} satisfies Preview['globalTypes']

type Mode = keyof typeof pageModes

export const initialModes: Readonly<Record<Mode, string>> = {
  locale: 'sv',
  direction: 'ltr',
  theme: 'light',
  contrast: 'standard',
  density: 'comfortable',
  motion: 'full',
  textSize: '100',
}

interface PageProps {
  readonly modes: Readonly<Record<Mode, string>>
  readonly children: ReactNode
}

/** The modes are set on the root element, as on a page of the shop, so that dialogs and popovers follow them too. */
function Page({ modes, children }: PageProps) {
  const { locale, direction, theme, contrast, density, motion, textSize } = modes
  useLayoutEffect(() => {
    const root = document.documentElement
    const set = (name: string, value: string, unset: string) =>
      value === unset ? root.removeAttribute(name) : root.setAttribute(name, value)
    set('lang', locale, '')
    set('dir', direction, 'ltr')
    set('data-theme', theme, 'system')
    set('data-contrast', contrast, 'standard')
    set('data-density', density, 'comfortable')
    set('data-motion', motion, 'full')
    root.style.fontSize = textSize === '100' ? '' : `${textSize}%`
  }, [locale, direction, theme, contrast, density, motion, textSize])
  return locale === 'en' ? (
    <LocaleProvider locale="en-GB" texts={en}>
      {children}
    </LocaleProvider>
  ) : (
    children
  )
}

export const withPageModes: Decorator = (Story, { globals }) => {
  const modes = Object.fromEntries(
    Object.entries(initialModes).map(([mode, initial]) => [mode, String(globals[mode] ?? initial)]),
  ) as Record<Mode, string>
  return (
    <Page modes={modes}>
      <Story />
    </Page>
  )
}
