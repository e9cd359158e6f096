/** Goods as the page names them. */
export function nameOf({ brand, description }: { readonly brand: string; readonly description: string }): string {
  return `${brand} ${description}`.trim()
}
