import { composeLetter } from './compose-letter.js'
import { amountTable, button, greeting, type LetterRow, paragraph } from './letter-blocks.js'
import type { LetterContent } from './letter-template.js'

/** What a letter of paragraphs, a table and one link consists of. */
export type LetterParts = {
  readonly title: string
  readonly greeting?: string
  readonly texts: readonly string[]
  readonly rows?: readonly LetterRow[]
  readonly link: { readonly url: string; readonly text: string }
}

/** Writes such a letter, as HTML and as text. */
export function writeLetter({ title, greeting: hello, texts, rows = [], link }: LetterParts): LetterContent {
  return composeLetter({
    subject: title,
    blocks: [
      ...(hello ? [greeting(hello)] : []),
      ...texts.map(paragraph),
      ...amountTable(rows),
      button(link.url, link.text),
    ],
  })
}
