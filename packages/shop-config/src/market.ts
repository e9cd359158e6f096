import { MarketId, type Shop } from '@klarsikt/core/markets'

/** The only market that is open. */
export const market = {
  id: MarketId.SE,
  code: 'se',
  currency: 'SEK',
  locale: 'sv-SE',
  timeZone: 'Europe/Stockholm',
} as const satisfies Shop['market']
