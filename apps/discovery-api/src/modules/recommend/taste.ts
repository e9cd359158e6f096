/** A product that a visitor looked at or bought. */
export type Interaction = {
  readonly id: string
  /** ISO instant of the last time. */
  readonly at: string
}

/** Products kept of a visitor: what recommendations use, and spare ones for products that leave the shop. */
const MAX_REMEMBERED_PRODUCTS = 20

/** A visitor's latest products after new ones are added: latest first, each once. */
export function remember(known: readonly Interaction[], more: readonly Interaction[]): Interaction[] {
  const latest = new Map<string, string>()
  for (const { id, at } of [...known, ...more]) {
    const before = latest.get(id)
    if (before === undefined || before < at) latest.set(id, at)
  }
  return [...latest]
    .map(([id, at]) => ({ id, at }))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? -1 : 1))
    .slice(0, MAX_REMEMBERED_PRODUCTS)
}
