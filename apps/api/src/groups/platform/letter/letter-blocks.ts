import { escapeHtml } from './escape-html.js'
import { LIGHT_COLORS } from './letter-theme.js'

/** A block of a letter, as HTML and as plain text. */
export type LetterBlock = {
  /**
   * Decides the spacing of the plain text: paragraphs stand close together, and so do a heading and what follows it.
   */
  readonly kind: 'greeting' | 'paragraph' | 'heading' | 'block'
  readonly html: string
  /** Empty when the block has no text. */
  readonly text: string
}

const { text: textColor, link: linkColor, divider, action, onAction } = LIGHT_COLORS

const paragraphHtml = (text: string): string =>
  `<p class="ks-text" style="margin:0 0 12px;color:${textColor}">${escapeHtml(text)}</p>`

export const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', html: paragraphHtml(text), text })

/** A first paragraph that a list of letters does not show after the subject. */
export const greeting = (text: string): LetterBlock => ({ kind: 'greeting', html: paragraphHtml(text), text })

export const subheading = (text: string): LetterBlock => ({
  kind: 'heading',
  html: `<h2 class="ks-text" style="margin:28px 0 10px;color:${textColor};font-size:17px;line-height:1.3">${escapeHtml(text)}</h2>`,
  text,
})

export const link = (url: string, text: string): LetterBlock => ({
  kind: 'paragraph',
  html: `<p style="margin:0 0 12px"><a class="ks-link" style="color:${linkColor}" href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`,
  text: `${text}: ${url}`,
})

/** A button for the most likely next step, at most one in a letter. The cell has its colour too, for Outlook. */
export const button = (url: string, text: string): LetterBlock => ({
  kind: 'block',
  html: `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 24px"><tr><td class="ks-action" bgcolor="${action}" style="background-color:${action};border-radius:999px"><a class="ks-action" style="display:inline-block;background-color:${action};border:1px solid ${action};border-radius:999px;color:${onAction};padding:13px 26px;font-weight:600;line-height:1.3;text-decoration:none" href="${escapeHtml(url)}">${escapeHtml(text)}</a></td></tr></table>`,
  text: `${text}: ${url}`,
})

export const list = (texts: readonly string[]): LetterBlock => ({
  kind: 'block',
  html: `<ul class="ks-text" style="margin:0 0 16px;padding:0 0 0 20px;color:${textColor}">${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`,
  text: texts.join('\n'),
})

export type LetterRow = { readonly text: string; readonly amount: string; readonly strong?: boolean }

/**
 * The longest text of the right column in one line, in characters. Longer texts wrap and long words are broken, so that
 * narrow screens have room.
 */
const MAX_LINE_LENGTH = 14
const MAX_WORD_LENGTH = 16

function lineBreaks(text: string): string {
  if (text.length <= MAX_LINE_LENGTH) return 'white-space:nowrap;'
  return text.split(' ').some((word) => word.length > MAX_WORD_LENGTH) ? 'overflow-wrap:anywhere;' : ''
}

/** A table with rows of a text and an amount or value; no block without rows. */
export function amountTable(rows: readonly LetterRow[]): LetterBlock[] {
  if (rows.length === 0) return []
  const cell = `padding:10px 0;border-bottom:1px solid ${divider};color:${textColor};vertical-align:top`
  const body = rows.map(({ text, amount, strong }) => {
    const weight = strong ? ';font-weight:600' : ''
    return `<tr><td class="ks-cell" style="${cell}${weight}">${escapeHtml(text)}</td><td class="ks-cell" align="right" style="${cell};text-align:right;${lineBreaks(amount)}padding-left:16px${weight}">${escapeHtml(amount)}</td></tr>`
  })
  return [
    {
      kind: 'block',
      html: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 16px">${body.join('')}</table>`,
      text: rows.map(({ text, amount }) => `${text}: ${amount}`).join('\n'),
    },
  ]
}
