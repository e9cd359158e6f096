import type { Language } from '../../engine/engine.js'
import type { MarketKey } from '../tenant/market-key.js'
import type { Currency } from './currency.js'

export type LocalisedMarket = MarketKey & { readonly language: Language; readonly currency: Currency }
