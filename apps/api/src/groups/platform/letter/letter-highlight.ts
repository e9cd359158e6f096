import { escapeHtml } from './escape-html.js'
import type { LetterBlock } from './letter-blocks.js'
import { LIGHT_COLORS } from './letter-theme.js'

/** The main fact of a letter: a time, an amount or a code. */
export type LetterHighlight = {
  readonly label: string
  readonly value: string
  /** The place or the last day, a line each. */
  readonly details?: readonly string[]
}

const { text: textColor, muted, raised } = LIGHT_COLORS

/** A panel at the top of a letter with its main fact. */
export function highlight({ label, value, details = [] }: LetterHighlight): LetterBlock {
  const detailRows = details.map(
    (detail) =>
      `<p class="ks-text" style="margin:4px 0 0;color:${textColor};line-height:1.4">${escapeHtml(detail)}</p>`,
  )
  return {
    kind: 'block',
    html: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td class="ks-raised" bgcolor="${raised}" style="background-color:${raised};border-radius:10px;padding:16px 20px"><p class="ks-muted" style="margin:0 0 2px;color:${muted};font-size:14px;line-height:1.4">${escapeHtml(label)}</p><p class="ks-text" style="margin:0;color:${textColor};font-size:22px;font-weight:700;line-height:1.25;overflow-wrap:anywhere">${escapeHtml(value)}</p>${detailRows.join('')}</td></tr></table>`,
    text: [`${label}: ${value}`, ...details].join('\n'),
  }
}
