import { BRAND_NAME } from './brand.js'

/** The seller, as receipts must state it by law and as returns are addressed. The demo's is invented. */
export const SELLER = {
  name: `${BRAND_NAME} AB`,
  organisationNumber: '559999-9991',
  street: 'Klarabergsgatan 0',
  postalCode: '111 21',
  city: 'Stockholm',
} as const
