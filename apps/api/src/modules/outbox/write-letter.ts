import { composeLetter } from './compose-letter.js'
import { amountTable, button, greeting, type LetterRow, paragraph } from './letter-blocks.js'
import { highlight, type LetterHighlight } from './letter-highlight.js'
import { type LetterStep, stepList } from './letter-steps.js'
import type { LetterContent } from './letter-template.js'

/** What a letter of paragraphs, a table and one button consists of. */
export type LetterParts = {
  readonly title: string
  readonly highlight?: LetterHighlight | undefined
  readonly greeting?: string
  readonly texts: readonly string[]
  readonly rows?: readonly LetterRow[]
  readonly steps?: readonly LetterStep[]
  readonly link?: { readonly url: string; readonly text: string } | null
  /** Paragraphs below the button. */
  readonly outro?: readonly string[]
}

/** Writes such a letter, as HTML and as text. */
export function writeLetter({
  title,
  highlight: top,
  greeting: hello,
  texts,
  rows = [],
  steps = [],
  link = null,
  outro = [],
}: LetterParts): LetterContent {
  return composeLetter({
    subject: title,
    blocks: [
      ...(top ? [highlight(top)] : []),
      ...(hello ? [greeting(hello)] : []),
      ...texts.map(paragraph),
      ...amountTable(rows),
      ...stepList(steps),
      ...(link ? [button(link.url, link.text)] : []),
      ...outro.map(paragraph),
    ],
  })
}
