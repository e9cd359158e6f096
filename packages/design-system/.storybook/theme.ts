import { create } from 'storybook/theming'
import { colours } from '../src/tokens/generated/tokens.js'

type Theme = 'light' | 'dark'

/** Storybook in the shop's own colours. */
function inColours(theme: Theme, content: 'bg-raised' | 'bg-page') {
  const palette = colours[theme]
  return create({
    base: theme,
    brandTitle: 'Klarsikt design system',
    brandTarget: '_self',
    fontBase: "'Instrument Sans Variable', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, monospace',
    colorPrimary: palette['action-bg'],
    colorSecondary: palette['text-link'],
    appBg: palette['bg-subtle'],
    appContentBg: palette[content],
    appPreviewBg: palette['bg-page'],
    appBorderColor: palette['border-divider'],
    appBorderRadius: 8,
    textColor: palette['text-default'],
    textMutedColor: palette['text-muted'],
    textInverseColor: palette['text-inverse'],
    barBg: palette['bg-raised'],
    barTextColor: palette['text-muted'],
    barSelectedColor: palette['text-link'],
    barHoverColor: palette['text-link'],
    buttonBg: palette['bg-raised'],
    buttonBorder: palette['border-divider'],
    booleanBg: palette['bg-subtle'],
    booleanSelectedBg: palette['bg-raised'],
    inputBg: palette['bg-raised'],
    inputBorder: palette['border-input'],
    inputTextColor: palette['text-default'],
    inputBorderRadius: 8,
  })
}

export const workshop = inColours('light', 'bg-raised')

/** Documentation pages have the background of the stories and follow their theme. */
export const docsThemes = { light: inColours('light', 'bg-page'), dark: inColours('dark', 'bg-page') } as const
