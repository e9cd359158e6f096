import type { Market } from './markets.js'

/** What the shop calls itself. */
export type Brand = {
  /** The name for customers. */
  readonly name: string
  /** The name in addresses of pages and as the tenant of the search service. */
  readonly slug: string
}

/** The company that sells, as receipts must state it by law and as returns are addressed. */
export type Seller = {
  readonly name: string
  readonly organisationNumber: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
}

/** Who sells, under which name and in which market. */
export type Shop = {
  readonly brand: Brand
  readonly seller: Seller
  readonly market: Market
}
