import { escapeHtml } from './escape-html.js'
import type { LetterBlock } from './letter-blocks.js'
import { letterPage } from './letter-page.js'
import type { LetterContent } from './letter-template.js'
import { LIGHT_COLORS } from './letter-theme.js'

export type ComposedLetter = {
  readonly subject: string
  /** The heading; the subject by default. */
  readonly title?: string
  /** The text after the subject in a list of letters; the first paragraph by default. */
  readonly preheader?: string
  readonly blocks: readonly LetterBlock[]
  readonly attachments?: LetterContent['attachments']
}

/** Composes a letter from blocks, both as HTML and as plain text. */
export function composeLetter({
  subject,
  title = subject,
  preheader,
  blocks,
  attachments,
}: ComposedLetter): LetterContent {
  const heading = `<h1 class="ks-text" style="margin:0 0 16px;color:${LIGHT_COLORS.text};font-size:26px;line-height:1.2;letter-spacing:-0.01em;overflow-wrap:anywhere;hyphens:auto">${escapeHtml(title)}</h1>`
  const first = blocks.find(({ kind }) => kind === 'paragraph')?.text ?? ''
  return {
    subject,
    html: letterPage({
      title: subject,
      preheader: preheader ?? first,
      body: [heading, ...blocks.map(({ html }) => html)].join('\n'),
    }),
    text: textOf(blocks.filter(({ text }) => text !== '')),
    ...(attachments && { attachments }),
  }
}

const isProse = ({ kind }: LetterBlock): boolean => kind === 'paragraph' || kind === 'greeting'

function textOf(blocks: readonly LetterBlock[]): string {
  return blocks
    .map((block, index) => {
      const before = blocks[index - 1]
      if (!before) return block.text
      const isClose = before.kind === 'heading' || (isProse(before) && isProse(block))
      return `${isClose ? '\n' : '\n\n'}${block.text}`
    })
    .join('')
}
