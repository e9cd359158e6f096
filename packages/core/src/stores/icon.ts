export const STORE_ICONS = ['store', 'recycling', 'outlet'] as const
export type StoreIcon = (typeof STORE_ICONS)[number]

/** Returns the icon of a store. The names of recycling and outlet stores contain that word [STORE-001]. */
export function storeIcon(name: string): StoreIcon {
  const lower = name.toLowerCase()
  if (lower.includes('recycling')) return 'recycling'
  return lower.includes('outlet') ? 'outlet' : 'store'
}
