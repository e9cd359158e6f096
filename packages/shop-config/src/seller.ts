import type { Shop } from '@klarsikt/core/markets'
import { brand } from './brand.js'

/** The company and its address are invented for the demo. */
export const seller = {
  name: `${brand.name} AB`,
  organisationNumber: '559999-9991',
  street: 'Klarabergsgatan 0',
  postalCode: '111 21',
  city: 'Stockholm',
} as const satisfies Shop['seller']
