/** One market of one tenant; part of the key of every catalogue row. */
export type MarketKey = { readonly tenant: string; readonly market: string }
