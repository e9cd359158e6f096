import { create } from 'storybook/theming'
import { colours } from '../src/tokens/generated/tokens.js'

const { light } = colours

/** Storybook in the shop's own colours, so that the component stands out. */
export const workshop = create({
  base: 'light',
  brandTitle: 'Klarsikt design system',
  brandTarget: '_self',
  fontBase: "'Instrument Sans Variable', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  colorPrimary: light['action-bg'],
  colorSecondary: light['text-link'],
  appBg: light['bg-subtle'],
  appContentBg: light['bg-raised'],
  appPreviewBg: light['bg-page'],
  appBorderColor: light['border-divider'],
  appBorderRadius: 8,
  textColor: light['text-default'],
  textMutedColor: light['text-muted'],
  textInverseColor: light['text-inverse'],
  barBg: light['bg-raised'],
  barTextColor: light['text-muted'],
  barSelectedColor: light['text-link'],
  barHoverColor: light['text-link'],
  buttonBg: light['bg-raised'],
  buttonBorder: light['border-divider'],
  booleanBg: light['bg-subtle'],
  booleanSelectedBg: light['bg-raised'],
  inputBg: light['bg-raised'],
  inputBorder: light['border-input'],
  inputTextColor: light['text-default'],
  inputBorderRadius: 8,
})
