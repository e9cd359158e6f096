import { fontFaces } from './brand-fonts.js'
import { type BrandTheme, brandStylesheet } from './brand-properties.js'
import type { Brand } from './brands.js'

const STYLE_ID = 'ks-worn-brand'

/**
 * Gives a page the look of a brand in a theme, and restores it when the page changes its own. Returns a function that
 * stops this.
 */
export function wear(page: Document, brand: Brand, theme: BrandTheme): () => void {
  const style = page.getElementById(STYLE_ID) ?? page.createElement('style')
  style.id = STYLE_ID
  style.textContent = `${fontFaces(document.baseURI)}\n${brandStylesheet(brand)}`
  page.head.append(style)
  const root = page.documentElement
  const keep = () => {
    if (root.dataset['theme'] !== theme) root.dataset['theme'] = theme
  }
  keep()
  const observer = new MutationObserver(keep)
  observer.observe(root, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
