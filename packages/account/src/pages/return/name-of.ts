/** Returns the name of goods as the page shows it. */
export function nameOf({ brand, description }: { readonly brand: string; readonly description: string }): string {
  return `${brand} ${description}`.trim()
}
