import { composeLetter } from './compose-letter.js'
import { amountTable, button, greeting, type LetterRow, paragraph } from './letter-blocks.js'
import { highlight, type LetterHighlight } from './letter-highlight.js'
import { type LetterStep, stepList } from './letter-steps.js'
import type { LetterContent } from './letter-template.js'

/** The parts of a letter with paragraphs, a table and a button. */
export type LetterParts = {
  readonly title: string
  readonly highlight?: LetterHighlight | undefined
  readonly greeting?: string
  readonly texts: readonly string[]
  readonly rows?: readonly LetterRow[]
  readonly steps?: readonly LetterStep[]
  readonly link?: { readonly url: string; readonly text: string } | null
  /** The paragraphs below the button. */
  readonly outro?: readonly string[]
}

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
