import type { PageData } from '../page/data.js'

/** The terms of purchase as they are shown, as plain text: what is attached to a letter cannot be changed afterwards. */
export function termsText({ heading, lead, sections }: Pick<PageData, 'heading' | 'lead' | 'sections'>): string {
  const parts = sections.map((section) => {
    if (section.kind !== 'text') return ''
    const list = section.list.map((item) => `- ${item}`)
    return [section.heading ?? '', ...section.paragraphs, ...list].filter((line) => line !== '').join('\n')
  })
  return `${[heading, lead ?? '', ...parts].filter((part) => part !== '').join('\n\n')}\n`
}
