import { DocsContainer } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useEffect, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { initialModes } from './page-modes.js'
import { docsThemes } from './theme.js'

const root = document.documentElement
const darkSystem = window.matchMedia('(prefers-color-scheme: dark)')

interface Updated {
  readonly globals: Readonly<Record<string, unknown>>
}

/** A documentation page in the theme that is chosen in the toolbar, like the stories on it. */
export function ThemedDocs(props: ComponentProps<typeof DocsContainer>) {
  const { channel } = props.context
  useEffect(() => {
    const follow = ({ globals }: Updated) => setTheme(String(globals['theme'] ?? initialModes.theme))
    // A written page has no story that would set the theme.
    if (root.dataset['theme'] === undefined) setTheme(themeOfAddress())
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  const theme = useSyncExternalStore(watchTheme, currentTheme)
  return <DocsContainer {...props} theme={docsThemes[theme]} />
}

function setTheme(theme: string): void {
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
}

function themeOfAddress(): string {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? ''
  return /theme:(\w+)/.exec(globals)?.[1] ?? initialModes.theme
}

function currentTheme(): keyof typeof docsThemes {
  const { theme } = root.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return darkSystem.matches ? 'dark' : 'light'
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(root, { attributeFilter: ['data-theme'] })
  darkSystem.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    darkSystem.removeEventListener('change', onChange)
  }
}
