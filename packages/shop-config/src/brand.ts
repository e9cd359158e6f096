import type { Shop } from '@klarsikt/core/markets'

export const brand = { name: 'Klarsikt', slug: 'klarsikt' } as const satisfies Shop['brand']
