import type { EyeHealthDay, EyeHealthDays } from '@klarsikt/contract/shop/types'
import { addDays, stockholmDate } from '@klarsikt/core/calendar'

/** A request whose day is always in the future. */
export const EYE_HEALTH_DAY: EyeHealthDay = {
  id: '6f0cfa1e-53b5-4f8f-8ab2-fd2d3a1d6a10',
  state: 'requested',
  stateText: 'Väntar på svar',
  companyName: 'Bygg & Co AB',
  preferredDay: addDays(stockholmDate(new Date()), 30),
  participants: 12,
  receivedAt: '2026-11-20T10:00:00.000Z',
  organisationNumber: '556016-0680',
  contact: 'Åsa Ek',
  email: 'asa@bygg.example',
  mobile: '0701740605',
  note: 'Storgatan 1, vi har ett mötesrum på åtta meter.',
  version: 0,
  answer: null,
}

export const ACCEPTED_DAY: EyeHealthDay = {
  ...EYE_HEALTH_DAY,
  state: 'accepted',
  stateText: 'Bokad',
  version: 1,
  answer: {
    store: 'Malmö Outlet',
    at: '2026-11-21T09:00:00.000Z',
    startsAt: '2026-12-01T08:00:00.000Z',
    text: 'Ada kommer halv nio.',
  },
}

export const EYE_HEALTH_DAYS: EyeHealthDays = {
  state: 'requested',
  counts: { requested: 1, accepted: 0, declined: 0 },
  requests: [EYE_HEALTH_DAY],
}
