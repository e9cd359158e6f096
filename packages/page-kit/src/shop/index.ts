import { createContext, useContext } from 'react'

/** What the pages show of the shop that mounts them. */
export interface MountingShop {
  /** The name of the shop for customers. */
  readonly brand: string
  /** The path of the terms of membership. */
  readonly friendsTerms: string
  /** The path of the questions about membership. */
  readonly friendsFaq: string
}

const Shop = createContext<MountingShop>({
  brand: '',
  friendsTerms: '#missing-url:friends-terms',
  friendsFaq: '#missing-url:friends-faq',
})

/** Tells the pages below it which shop they belong to. */
export const MountingShopProvider = Shop.Provider

export const useMountingShop = (): MountingShop => useContext(Shop)
