import type {
  GlassesSubscription,
  GlassesSubscriptionDocument,
  StoreGlassesSubscription,
  WinbackOffer,
} from '@klarsikt/contract/shop/types'

const ID = '41250873'

const documentOf = (kind: GlassesSubscriptionDocument['kind'], name: string): GlassesSubscriptionDocument => ({
  id: `document-${kind}`,
  kind,
  name,
  version: '2026-11',
  createdOn: '2026-06-03',
  digest: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  pdf: `/api/subscription/lifestyle/${ID}/document/document-${kind}/pdf`,
})

export const GLASSES_SUBSCRIPTION_AGREEMENT = documentOf('agreement', 'Avtal')

export const GLASSES_SUBSCRIPTION_DOCUMENTS: GlassesSubscriptionDocument[] = [
  GLASSES_SUBSCRIPTION_AGREEMENT,
  documentOf('terms', 'Villkor'),
]

/** An active subscription with this year's exchange left. */
export const GLASSES_SUBSCRIPTION: GlassesSubscription = {
  id: ID,
  status: 'Active',
  statusText: 'Aktivt',
  level: 'plus',
  levelName: 'Plus',
  startDate: '2026-06-03',
  bindingEnd: '2027-06-02',
  campaign: { id: 'autumn-2026', freeMonths: 1 },
  monthlyPrice: 249,
  payment: null,
  exchangeAmount: 3_000,
  perks: [
    { id: 'exchange', title: 'Nytt par varje år', text: 'En gång per abonnemangsår dras 3 000 kr av.' },
    { id: 'exam', title: 'Synundersökning varje år', text: 'Undersökningen ingår.' },
  ],
  documents: GLASSES_SUBSCRIPTION_DOCUMENTS,
  lastOrderDate: null,
  noticeDate: null,
  endDate: null,
  freeMonths: 0,
  exchange: { state: 'available', year: { startsOn: '2026-06-03', endsOn: '2027-06-02' }, amount: 3_000, card: null },
  months: [
    { startsOn: '2026-07-03', endsOn: '2026-08-02', amount: 249, invoiceId: '100000012', free: null, nextTryOn: null },
    { startsOn: '2026-06-03', endsOn: '2026-07-02', amount: 0, invoiceId: null, free: 'campaign', nextTryOn: null },
  ],
  termination: { endDate: '2027-06-02' },
  winback: null,
  winbackMonths: 3,
  awaitsSignature: false,
}

export const CREATED_GLASSES_SUBSCRIPTION: GlassesSubscription = {
  ...GLASSES_SUBSCRIPTION,
  status: 'Created',
  statusText: 'Skapat',
  startDate: null,
  bindingEnd: null,
  documents: GLASSES_SUBSCRIPTION_DOCUMENTS.map((document) => ({ ...document, digest: null })),
  exchange: { state: 'inactive', year: null, amount: 3_000, card: null },
  months: [],
  termination: null,
  awaitsSignature: true,
}

/** A subscription that its customer has cancelled, with a used exchange. */
export const CANCELLED_GLASSES_SUBSCRIPTION: GlassesSubscription = {
  ...GLASSES_SUBSCRIPTION,
  noticeDate: '2026-11-24',
  endDate: '2027-06-02',
  lastOrderDate: '2026-09-01',
  termination: null,
  winback: 'possible',
  exchange: {
    ...GLASSES_SUBSCRIPTION.exchange,
    state: 'used',
    card: { number: '1234567812345678', pin: '4321', amount: 3_000, validUntil: '2028-09-01' },
  },
}

export const WINBACK_OFFER: WinbackOffer = { id: ID, endDate: '2027-06-02', freeMonths: 3, state: 'possible' }

export const STORE_GLASSES_SUBSCRIPTION: StoreGlassesSubscription = {
  id: ID,
  status: 'Created',
  statusText: 'Skapat',
  levelName: 'Plus',
  createdOn: '2026-11-24',
  isConnected: false,
}

/** A subscription that ended before its customer had connected it. */
export const ENDED_STORE_GLASSES_SUBSCRIPTION: StoreGlassesSubscription = {
  ...STORE_GLASSES_SUBSCRIPTION,
  id: '41250870',
  status: 'Terminated',
  statusText: 'Uppsagt',
  createdOn: '2026-10-02',
}
