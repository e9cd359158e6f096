import type { Order, OrderSummary } from '@klarsikt/contract/shop/types'

const PLACED_AT = '2026-11-20T08:00:00.000Z'

/** An order under way, as a list shows it. */
export const SUMMARY: OrderSummary = {
  orderNumber: '48213377',
  status: 1,
  detailStatus: 'handled',
  statusText: 'Behandlas',
  placedAt: PLACED_AT,
  total: 1548,
  shipmentMethod: 'Brev',
  goods: [
    { description: 'Nova 7', brand: 'Gucci', quantity: 1 },
    { description: 'Putsduk', brand: '', quantity: 2 },
  ],
  media: null,
  etaText: 'Beräknad leverans 25–27 november',
  pickUp: null,
}

export const SENT_SUMMARY: OrderSummary = {
  ...SUMMARY,
  orderNumber: '48213378',
  status: 2,
  detailStatus: 'sent',
  statusText: 'Skickad',
  goods: [{ description: 'Nova 7', brand: 'Gucci', quantity: 2 }],
  etaText: null,
}

const line: Order['lines'][number] = {
  lineId: '0',
  skuId: '100001-1',
  articleId: 100_001,
  url: '/glasögon/nova-7',
  description: 'Nova 7',
  brand: 'Gucci',
  quantity: 1,
  unitPrice: 1499,
  lineTotal: 1499,
  media: null,
  parentLine: null,
  prescriptionText: null,
  madeToOrder: false,
  withdrawalDays: 30,
  status: 'Control',
  statusText: 'Kontrolleras',
}
const ground: Order['lines'][number] = {
  ...line,
  lineId: '1',
  skuId: '900001-1',
  articleId: 900_001,
  url: null,
  description: 'Enkelslipade glas',
  brand: '',
  unitPrice: 0,
  lineTotal: 0,
  parentLine: 0,
  prescriptionText: 'Höger: −1,25\nVänster: −1,50',
  madeToOrder: true,
}

export const ORDER: Order = {
  orderNumber: '48213377',
  status: 1,
  detailStatus: 'handled',
  statusText: 'Behandlas',
  placedAt: PLACED_AT,
  shippingStatus: null,
  shipmentMethod: 'Brev',
  total: 1548,
  lines: [line, ground],
  timeline: [
    { step: 'placed', text: 'Beställd', at: PLACED_AT, hasHappened: true },
    { step: 'controlled', text: 'Kontrollerad', at: null, hasHappened: false },
    { step: 'sent', text: 'Skickad', at: null, hasHappened: false },
  ],
  email: 'anna@klarsikt.example',
  customer: {
    firstName: 'Anna',
    lastName: 'Ek',
    street: 'Storgatan 1',
    postalCode: '11122',
    city: 'Stockholm',
    mobile: '+46701740605',
  },
  delivery: {
    name: 'Brev',
    price: 49,
    etaText: 'Beräknad leverans 25–27 november',
    storeName: null,
    tracking: null,
    parcels: [],
  },
  tenders: [{ method: 60, name: 'Klarna', amount: 1548 }],
  discountCode: null,
  totals: {
    items: 1499,
    discount: 0,
    shipping: 49,
    total: 1548,
    giftCards: 0,
    toPay: 1548,
    vat: [{ rate: 25, amount: 309.6 }],
    vatTotal: 309.6,
  },
  giftCards: [],
  isRecentLogin: true,
  letters: [{ text: 'Orderbekräftelse', sentAt: PLACED_AT }],
  receipt: null,
  mayCancel: true,
  exchangeUntil: null,
  pickUp: null,
  awaitedPrescription: null,
}

const happened = (step: 'controlled' | 'paused' | 'sent' | 'cancelled', text: string, at: string | null) => ({
  step,
  text,
  at,
  hasHappened: true,
})
const [placed, controlled, sent] = ORDER.timeline as [
  Order['timeline'][number],
  Order['timeline'][number],
  Order['timeline'][number],
]
const TRACKING = { number: '373500489530470', url: 'https://paket.example/373500489530470' }
const CONTROLLED_AT = '2026-11-21T08:00:00.000Z'

/** The order after it was sent. */
export const SENT_ORDER: Order = {
  ...ORDER,
  status: 2,
  detailStatus: 'sent',
  statusText: 'Skickad',
  shippingStatus: 'sent',
  lines: ORDER.lines.map((one) => ({ ...one, status: 'Delivered', statusText: 'Levererad' })),
  timeline: [placed, happened('controlled', 'Kontrollerad', CONTROLLED_AT), happened('sent', 'Skickad', CONTROLLED_AT)],
  delivery: {
    ...ORDER.delivery,
    tracking: TRACKING,
    parcels: [{ sentAt: CONTROLLED_AT, goods: ['1 × Gucci Nova 7', '1 × Enkelslipade glas'], tracking: TRACKING }],
  },
  letters: [...ORDER.letters, { text: 'Besked om att paketet är skickat', sentAt: null }],
  receipt: '/api/order/48213377/receipt',
  mayCancel: false,
}

/** The order after the control. The customer can no longer cancel it. */
export const CONTROLLED_ORDER: Order = {
  ...ORDER,
  detailStatus: 'controlled',
  statusText: 'Kontrollerad',
  lines: ORDER.lines.map((one) => ({ ...one, status: 'Controlled', statusText: 'Kontrollerad' })),
  timeline: [placed, happened('controlled', 'Kontrollerad', CONTROLLED_AT), sent],
  mayCancel: false,
}

/** An order with one line sent and the other still waiting. */
export const PART_SENT_ORDER: Order = {
  ...CONTROLLED_ORDER,
  lines: [{ ...line, status: 'Delivered', statusText: 'Levererad' }, ...CONTROLLED_ORDER.lines.slice(1)],
  delivery: {
    ...ORDER.delivery,
    parcels: [{ sentAt: CONTROLLED_AT, goods: ['1 × Gucci Nova 7'], tracking: TRACKING }],
  },
}

export const PAUSED_ORDER: Order = {
  ...ORDER,
  detailStatus: 'paused',
  statusText: 'Pausad',
  lines: ORDER.lines.map((one) => ({ ...one, status: 'Stopped', statusText: 'Stoppad' })),
  timeline: [placed, happened('paused', 'Pausad', null), controlled, sent],
}

export const CANCELLED_ORDER: Order = {
  ...ORDER,
  status: 3,
  detailStatus: 'cancelled',
  statusText: 'Avbruten',
  shippingStatus: 'cancelled',
  lines: ORDER.lines.map((one) => ({ ...one, status: 'Canceled', statusText: 'Avbruten' })),
  timeline: [placed, happened('cancelled', 'Avbruten', CONTROLLED_AT)],
  mayCancel: false,
}

/** The order for pick-up in a store, paid by a gift card. */
export const STORE_ORDER: Order = {
  ...ORDER,
  delivery: { ...ORDER.delivery, name: 'Hämta i butik', storeName: 'Malmö Outlet' },
  shipmentMethod: 'Hämta i butik',
  discountCode: 'KLART15',
  tenders: [
    { method: 900, name: 'Presentkort', amount: 500 },
    { method: 60, name: 'Klarna', amount: 1048 },
  ],
}

const DAY = { opens: '10:00', closes: '18:00' }
const PICK_UP: NonNullable<Order['pickUp']> = {
  store: {
    name: 'Malmö Outlet',
    slug: 'malmo-outlet',
    address: 'Storgatan 2',
    postalCode: '211 22',
    city: 'Malmö',
    phone: '+46701740605',
    hours: [DAY, DAY, DAY, DAY, DAY, { opens: '10:00', closes: '16:00' }, null],
  },
  code: '012345',
  readyAt: '2026-11-24T09:00:00.000Z',
  lastDay: '2026-12-08',
  isLapsed: false,
  at: '2026-11-25T10:00:00.000Z',
}

/** The order after it has arrived in the store, and its row in the list. */
export const READY_ORDER: Order = {
  ...SENT_ORDER,
  delivery: { ...SENT_ORDER.delivery, name: 'Hämta i butik', storeName: 'Malmö Outlet' },
  shipmentMethod: 'Hämta i butik',
  timeline: [
    ...SENT_ORDER.timeline,
    { step: 'ready', text: 'Redo att hämta', at: PICK_UP.readyAt, hasHappened: true },
    { step: 'collected', text: 'Hämtad', at: null, hasHappened: false },
  ],
  pickUp: PICK_UP,
}
export const READY_SUMMARY: OrderSummary = { ...SENT_SUMMARY, shipmentMethod: 'Hämta i butik', pickUp: PICK_UP }

/** The order after its last day for pick-up. */
export const LAPSED_ORDER: Order = {
  ...READY_ORDER,
  pickUp: { ...PICK_UP, isLapsed: true, at: '2026-12-09T10:00:00.000Z' },
}
