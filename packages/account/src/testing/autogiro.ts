import type { Autogiro } from '@klarsikt/contract/shop/types'

/** The customer has signed no mandate yet. */
export const NO_AUTOGIRO: Autogiro = { isOffered: true, isChosen: false, mandate: null, debits: [] }

/** The mandate is active, and the bank has announced a debit. */
export const ACTIVE_AUTOGIRO: Autogiro = {
  isOffered: true,
  isChosen: true,
  mandate: {
    state: 'active',
    stateText: 'Aktivt',
    reason: null,
    account: 'Nordea •••• 6042',
    signedOn: '2026-10-05',
  },
  debits: [{ invoiceId: '100000012', subId: '0', amount: 249, on: '2026-12-02' }],
}
