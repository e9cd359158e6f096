import type { Shop } from '@klarsikt/core/markets'
import { brand } from './brand.js'
import { market } from './market.js'
import { seller } from './seller.js'

/** This shop. Its paths, menu and texts are in subpaths, so that a page loads only what it shows. */
export const SHOP = { brand, seller, market } as const satisfies Shop
