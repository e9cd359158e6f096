import type { CustomerClaim, CustomerClaims, Loyalty, StaffClaim } from '@klarsikt/contract/shop/types'
import { PERKS } from '@klarsikt/core/friends'

/** The club for a new customer who is not a member. */
export const NO_MEMBER: Loyalty = {
  perks: PERKS.map(({ id, message, text, value, unit }) => ({ id, name: message(), text: text(), value, unit })),
  member: null,
  referral: null,
  canRedeem: true,
  freeMonths: 0,
}

export const MEMBER: Loyalty = {
  ...NO_MEMBER,
  member: {
    since: '2026-03-02',
    referralCode: 'KRT4-8WMZ',
    referralUrl: 'https://klarsikt.example/klarsiktfriends/signup?kod=KRT48WMZ',
    referred: { waiting: 1, credited: 2 },
  },
  canRedeem: false,
  freeMonths: 2,
}

/** A member who has just joined, without a friend's code. */
export const NEW_MEMBER: Loyalty = {
  ...MEMBER,
  member: MEMBER.member && { ...MEMBER.member, since: '2026-11-24', referred: { waiting: 0, credited: 0 } },
  canRedeem: true,
  freeMonths: 0,
}

/** A claim that a member has reported, and one that a store has answered. */
export const CLAIM: CustomerClaim = {
  id: '2b0e7f66-7a51-4b1c-9d5e-0c5a7f1d2a01',
  orderNumber: '12345678',
  name: 'Klarsikt Nova, svart',
  state: 'reported',
  stateText: 'Väntar på svar',
  happenedOn: '2026-11-20',
  text: 'Jag satte mig på dem och skalmen gick av.',
  reportedAt: '2026-11-21T09:00:00.000Z',
  answer: null,
}
export const ANSWERED_CLAIM: CustomerClaim = {
  ...CLAIM,
  id: '2b0e7f66-7a51-4b1c-9d5e-0c5a7f1d2a02',
  name: 'Klarsikt Siri, rund',
  state: 'accepted',
  stateText: 'Godkänd',
  answer: { store: 'Malmö Outlet', at: '2026-11-22T09:00:00.000Z', text: 'Kom in till oss, så provar vi ut nya.' },
}

/** No goods are covered, and nothing was reported. */
export const NO_CLAIMS: CustomerClaims = { covered: [], claims: [] }

/** Two pairs are covered, and two claims were reported. */
export const SOME_CLAIMS: CustomerClaims = {
  covered: [
    {
      id: '22345678-0',
      orderNumber: '22345678',
      name: 'Klarsikt Vega, oval',
      boughtOn: '2026-06-01',
      until: '2027-06-01',
    },
    {
      id: '32345678-0',
      orderNumber: '32345678',
      name: 'Klarsikt Abisko, svart',
      boughtOn: '2026-05-01',
      until: '2027-05-01',
    },
  ],
  claims: [CLAIM, ANSWERED_CLAIM],
}

const customer = { number: '123456782', name: 'Anna Ek', email: 'anna@klarsikt.example', mobile: '0701740605' }

/** The same claims as the store sees them. */
export const STAFF_CLAIM: StaffClaim = { ...CLAIM, boughtOn: '2026-06-01', customer }
export const ANSWERED_STAFF_CLAIM: StaffClaim = { ...ANSWERED_CLAIM, boughtOn: '2026-06-01', customer }
