import type { Language } from '../../engine/engine.js'
import type { MarketKey } from '../tenant/market-key.js'
import type { Currency } from './currency.js'

/** A market with what its products are shown in. */
export type LocalisedMarket = MarketKey & { readonly language: Language; readonly currency: Currency }
