/** One market of one tenant: what every row of a catalogue is filed under. */
export type MarketKey = { readonly tenant: string; readonly market: string }
