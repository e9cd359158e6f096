import { BRAND_NAME } from '../markets/brand.js'

/** Returns the title of a product page: the name and the shop's name, unless `appendBrand` is false [META-008]. */
export function pageTitle(name: string, options: { readonly appendBrand?: boolean } = {}): string {
  return options.appendBrand === false ? name : `${name} | ${BRAND_NAME}`
}
