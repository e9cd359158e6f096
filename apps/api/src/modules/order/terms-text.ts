import type { StoredPage } from '@klarsikt/contract/shop/types'
import { href } from '@klarsikt/core/paths'
import type { CatalogueState } from '../catalogue/state.js'

/** The terms of purchase as they are shown, as plain text: what is attached to a letter cannot be changed afterwards. */
export function termsText({ heading, lead, sections }: Pick<StoredPage, 'heading' | 'lead' | 'sections'>): string {
  const parts = sections.map((section) => {
    if (section.kind !== 'text') return ''
    const list = section.list.map((item) => `- ${item}`)
    return [section.heading ?? '', ...section.paragraphs, ...list].filter((line) => line !== '').join('\n')
  })
  return `${[heading, lead ?? '', ...parts].filter((part) => part !== '').join('\n\n')}\n`
}

/** The terms of purchase that hold now; null for a shop that has not written any. */
export function purchaseTermsText({ content }: Pick<CatalogueState, 'content'>): string | null {
  const page = content.pages.find(({ path }) => path === href('purchase-terms'))
  return page ? termsText(page) : null
}
