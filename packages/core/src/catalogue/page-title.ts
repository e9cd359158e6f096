type TitleOptions = { readonly brand: string; readonly appendBrand?: boolean }

/** Returns the title of a product page: the name and the brand, unless `appendBrand` is false [META-008]. */
export function pageTitle(name: string, { brand, appendBrand = true }: TitleOptions): string {
  return appendBrand ? `${name} | ${brand}` : name
}
