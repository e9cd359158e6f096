import * as letterMessages from '@klarsikt/core/messages/letter'
import { escapeHtml } from './escape-html.js'
import { type LetterBlock, subheading } from './letter-blocks.js'
import { LIGHT_COLORS } from './letter-theme.js'

/** A past or coming step. */
export type LetterStep = {
  readonly text: string
  /** The day, or the last day. */
  readonly when?: string
  readonly hasHappened: boolean
}

const { text: textColor, muted, action, onAction } = LIGHT_COLORS

const mark = ({ hasHappened }: LetterStep): string => (hasHappened ? '✓' : '○')
const whenOf = ({ when, hasHappened }: LetterStep): string =>
  when ?? (hasHappened ? letterMessages.stepDone() : letterMessages.stepAhead())

/**
 * A timeline with a heading; no block without steps. A sign in each mark repeats what its colour says, for readers who
 * cannot tell the colours apart.
 */
export function stepList(steps: readonly LetterStep[]): LetterBlock[] {
  if (steps.length === 0) return []
  const html = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px">${steps.map(rowHtml).join('')}</table>`
  const text = steps.map((step) => `${mark(step)} ${step.text}: ${whenOf(step)}`).join('\n')
  return [subheading(letterMessages.stepsTitle()), { kind: 'block', html, text }]
}

function rowHtml(step: LetterStep): string {
  const circle =
    'display:inline-block;width:22px;height:22px;border-radius:12px;font-size:12px;font-weight:700;line-height:22px;text-align:center'
  const sign = step.hasHappened
    ? `<span class="ks-action" style="${circle};border:1px solid ${action};background-color:${action};color:${onAction}">${mark(step)}</span>`
    : `<span class="ks-ahead" style="${circle};border:1px solid ${muted};color:${muted}">&nbsp;</span>`
  return `<tr><td width="36" valign="top" style="padding:0 0 14px">${sign}</td><td valign="top" style="padding:0 0 14px"><span class="ks-text" style="color:${textColor};font-weight:600;line-height:1.4">${escapeHtml(step.text)}</span><br><span class="ks-muted" style="color:${muted};font-size:14px;line-height:1.4">${escapeHtml(whenOf(step))}</span></td></tr>`
}
