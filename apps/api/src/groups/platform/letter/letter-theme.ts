/** The shop's colours as plain values, because mail programs do not support custom properties. */
type LetterColors = {
  readonly page: string
  readonly card: string
  /** The background of a panel in the card. */
  readonly raised: string
  readonly text: string
  readonly muted: string
  readonly link: string
  readonly divider: string
  readonly action: string
  readonly onAction: string
}

export const LIGHT_COLORS: LetterColors = {
  page: '#F3F0E9',
  card: '#FFFFFF',
  raised: '#EDF3F0',
  text: '#17211E',
  muted: '#5C5850',
  link: '#1B6663',
  divider: '#E4DED2',
  action: '#14504E',
  onAction: '#FBFAF7',
}

export const DARK_COLORS: LetterColors = {
  page: '#0E1514',
  card: '#16201E',
  raised: '#22302D',
  text: '#F1F4F1',
  muted: '#B5C2BD',
  link: '#7FD1C3',
  divider: '#3A4A46',
  action: '#7FD1C3',
  onAction: '#0E1514',
}

/** System fonts, because most mail programs load no others. */
export const LETTER_FONT = "'Segoe UI','Helvetica Neue',Arial,sans-serif"

/** The width of a letter, and of the content of its card, in px. */
export const LETTER_WIDTH = 600
export const CONTENT_WIDTH = 552

const { page, card, raised, text, muted, link, divider, action, onAction } = DARK_COLORS

/**
 * The rules for dark mode. The inline styles have the light colours; programs that follow the reader's colour scheme
 * use these classes. `[data-ogsc]` marks what Outlook on the web has darkened.
 */
const DARK_RULES: readonly (readonly [selector: string, style: string])[] = [
  ['.ks-page', `background-color:${page}!important`],
  ['.ks-card', `background-color:${card}!important`],
  ['.ks-raised', `background-color:${raised}!important`],
  ['.ks-text', `color:${text}!important`],
  ['.ks-muted', `color:${muted}!important`],
  ['.ks-link', `color:${link}!important`],
  ['.ks-cell', `color:${text}!important;border-color:${divider}!important`],
  ['.ks-action', `background-color:${action}!important;border-color:${action}!important;color:${onAction}!important`],
  ['.ks-ahead', `border-color:${muted}!important;color:${muted}!important`],
]

export const LETTER_STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${DARK_RULES.map(([selector, style]) => `${selector}{${style}}`).join('')}}`,
  DARK_RULES.map(([selector, style]) => `[data-ogsc] ${selector}{${style}}`).join(''),
].join('\n')
