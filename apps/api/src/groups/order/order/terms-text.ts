import type { StoredPage } from '@klarsikt/contract/shop/types'
import { href } from '@klarsikt/shop-config/paths'
import type { CatalogueState } from '../../catalogue/index.js'

/** The terms of purchase as plain text, for a letter's attachment, which cannot change afterwards. */
export function termsText({ heading, lead, sections }: Pick<StoredPage, 'heading' | 'lead' | 'sections'>): string {
  const parts = sections.map((section) => {
    if (section.kind !== 'text') return ''
    const list = section.list.map((item) => `- ${item}`)
    return [section.heading ?? '', ...section.paragraphs, ...list].filter((line) => line !== '').join('\n')
  })
  return `${[heading, lead ?? '', ...parts].filter((part) => part !== '').join('\n\n')}\n`
}

/** The current terms of purchase; null when the shop has none. */
export function purchaseTermsText({ content }: Pick<CatalogueState, 'content'>): string | null {
  const page = content.pages.find(({ path }) => path === href('purchase-terms'))
  return page ? termsText(page) : null
}
