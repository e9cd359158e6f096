import { BRAND_NAME } from '../markets/brand.js'

/** Title of a product page: the name, then the shop's name unless the flag is off [META-008]. */
export function pageTitle(name: string, options: { readonly appendBrand?: boolean } = {}): string {
  return options.appendBrand === false ? name : `${name} | ${BRAND_NAME}`
}
