import { amountTable, button, heading, letterHtml, paragraph } from './letter-layout.js'
import type { LetterContent } from './letter-template.js'

/** What a letter of paragraphs, a table and one link consists of. */
export type LetterParts = {
  readonly title: string
  readonly texts: readonly string[]
  readonly rows?: readonly { readonly text: string; readonly amount: string }[]
  readonly link: { readonly url: string; readonly text: string }
}

/** Writes such a letter, as HTML and as text. */
export function writeLetter({ title, texts, rows = [], link }: LetterParts): LetterContent {
  return {
    subject: title,
    html: letterHtml(
      title,
      [
        heading(title),
        ...texts.map(paragraph),
        ...(rows.length > 0 ? [amountTable(rows, { wrap: true })] : []),
        button(link.url, link.text),
      ].join('\n'),
    ),
    text: [...texts, '', ...rows.map(({ text, amount }) => `${text}: ${amount}`), '', `${link.text}: ${link.url}`].join(
      '\n',
    ),
  }
}
