/** Returns the id in a product link with an id (`/glasögon/100123`); null for a slug. */
export function productIdOf(slug: string): number | null {
  return /^[1-9]\d{0,14}$/.test(slug) ? Number(slug) : null
}
