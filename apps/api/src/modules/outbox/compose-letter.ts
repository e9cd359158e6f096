import { escapeHtml } from './escape-html.js'
import type { LetterBlock } from './letter-blocks.js'
import { letterPage } from './letter-page.js'
import type { LetterContent } from './letter-template.js'
import { LIGHT_COLORS } from './letter-theme.js'

export type ComposedLetter = {
  readonly subject: string
  /** The heading, where it is not the subject. */
  readonly title?: string
  /** What the list of letters shows after the subject; the first paragraph where left out. */
  readonly preheader?: string
  readonly blocks: readonly LetterBlock[]
  readonly attachments?: LetterContent['attachments']
}

/** Writes a letter from its parts, once for both the HTML and the text that programs without it show. */
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
