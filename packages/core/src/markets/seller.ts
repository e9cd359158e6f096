import { BRAND_NAME } from './brand.js'

/** Who sells: what the law asks for on a receipt, and where returns go. One constant, like the brand; the demo's is invented. */
export const SELLER = {
  name: `${BRAND_NAME} AB`,
  organisationNumber: '559999-9991',
  street: 'Klarabergsgatan 0',
  postalCode: '111 21',
  city: 'Stockholm',
} as const
