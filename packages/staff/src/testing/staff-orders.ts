import type { OrderReturn, StaffOrder, StaffOrderHead, StaffOrders } from '@klarsikt/contract/shop/types'

const PLACED_AT = '2026-11-20T08:00:00.000Z'

export const STAFF_HEAD: StaffOrderHead = {
  number: '48213377',
  placedAt: PLACED_AT,
  state: 'handled',
  stateText: 'Behandlas',
  pieces: 3,
  total: 3098,
  deliveryName: 'Brev',
  storeName: null,
  madeToOrder: true,
  partSent: false,
}

const frame: StaffOrder['lines'][number] = {
  lineId: 0,
  parentLineId: null,
  name: 'Gucci Nova 7',
  quantity: 1,
  total: 1999,
  madeToOrder: true,
  state: 'Control',
  stateText: 'Kontrolleras',
  sendable: false,
  cancellable: true,
}

const LETTER: StaffOrder['letters'][number] = {
  id: 'letter-1',
  text: 'Orderbekräftelse',
  at: PLACED_AT,
  state: 'sent',
  stateText: 'Skickat',
  mayResend: false,
}

/** A letter that did not arrive. */
export const FAILED_LETTER: StaffOrder['letters'][number] = {
  ...LETTER,
  id: 'letter-2',
  text: 'Besked om att paketet är skickat',
  state: 'failed',
  stateText: 'Kom inte fram',
  mayResend: true,
}

/** An order that waits to be controlled. */
export const STAFF_ORDER: StaffOrder = {
  ...STAFF_HEAD,
  version: 1,
  actions: ['control', 'pause', 'cancel', 'note'],
  customer: {
    name: 'Anna Andersson',
    email: 'anna@klarsikt.example',
    mobile: '070-174 06 05',
    street: 'Storgatan 1',
    postalCode: '111 22',
    city: 'Stockholm',
  },
  etaText: '25–27 november',
  sendFrom: null,
  pickUp: null,
  awaitedPairs: [],
  seller: null,
  giftCards: [],
  parcels: [],
  lines: [
    frame,
    { ...frame, lineId: 1, parentLineId: 0, name: 'Enkelslipade glas', total: 1000 },
    { ...frame, lineId: 2, name: 'Putsduk', total: 99, madeToOrder: false },
  ],
  tenders: [
    { name: 'Klarna', amount: 2598, captured: 0, refunded: 0 },
    { name: 'Presentkort', amount: 500, captured: 500, refunded: 0 },
  ],
  refundable: 0,
  refundMaximum: 0,
  letters: [LETTER],
  notes: [],
}

/** A paid delivery of a subscription that is sent on a later day. */
export const TO_SEND_LATER: StaffOrder = {
  ...STAFF_ORDER,
  actions: ['pause', 'cancel', 'note'],
  sendFrom: '2026-12-02',
}

/** An order that can be sent, in one parcel or two. */
export const TO_SEND: StaffOrder = {
  ...STAFF_ORDER,
  state: 'controlled',
  stateText: 'Kontrollerad',
  version: 3,
  actions: ['send', 'pause', 'cancel', 'cancel-lines', 'note'],
  lines: STAFF_ORDER.lines.map((line) => ({ ...line, state: 'Controlled', sendable: true })),
  notes: [{ id: 'note-1', at: PLACED_AT, employeeNumber: '1001/1001', text: 'Skickas tillsammans.' }],
}

/** An order whose lenses are not ground yet. */
export const TO_GRIND: StaffOrder = {
  ...TO_SEND,
  actions: ['grind', 'send', 'pause', 'cancel', 'note'],
  lines: TO_SEND.lines.map((line) => ({ ...line, sendable: !line.madeToOrder })),
}

/** An order to put aside for pick-up, and the same order when it waits for the customer. */
export const TO_LAY_OUT: StaffOrder = {
  ...TO_SEND,
  actions: ['ready', 'pause', 'cancel', 'note'],
  pickUp: { step: 'waiting', isFromWarehouse: false, readyAt: null, lastDay: null },
}
export const READY: StaffOrder = {
  ...TO_SEND,
  actions: ['collect', 'pause', 'cancel', 'note'],
  pickUp: { step: 'ready', isFromWarehouse: false, readyAt: PLACED_AT, lastDay: '2026-12-10' },
}

export const PAUSED: StaffOrder = {
  ...STAFF_ORDER,
  state: 'paused',
  actions: ['resume', 'cancel', 'note'],
  lines: STAFF_ORDER.lines.map((line) => ({ ...line, state: 'Stopped' })),
}

/** A sent order that can be refunded. */
export const SENT: StaffOrder = {
  ...STAFF_ORDER,
  state: 'sent',
  version: 5,
  actions: ['refund', 'note'],
  parcels: [
    {
      sentAt: PLACED_AT,
      goods: ['1 × Gucci Nova 7', '1 × Enkelslipade glas', '1 × Putsduk'],
      tracking: { number: 'KS123456789012SE', url: 'https://paket.example/KS123456789012SE' },
    },
  ],
  lines: STAFF_ORDER.lines.map((line) => ({ ...line, state: 'Delivered', cancellable: false })),
  refundable: 3098,
  refundMaximum: 3098,
}

/** An order that the warehouse has sent to the store, and the same order after its last day for pick-up. */
export const COMING: StaffOrder = {
  ...SENT,
  actions: ['ready', 'refund', 'note'],
  storeName: 'Malmö Outlet',
  pickUp: { step: 'coming', isFromWarehouse: true, readyAt: null, lastDay: null },
}
export const LAPSED: StaffOrder = {
  ...COMING,
  actions: ['collect', 'send-back', 'refund', 'note'],
  pickUp: { step: 'lapsed', isFromWarehouse: true, readyAt: PLACED_AT, lastDay: '2026-12-10' },
}

export const CANCELLED: StaffOrder = {
  ...STAFF_ORDER,
  state: 'cancelled',
  actions: ['note'],
  lines: STAFF_ORDER.lines.map((line) => ({ ...line, state: 'Canceled', cancellable: false })),
}

export const PENDING_RETURN: OrderReturn = {
  returnId: '48213377-1',
  orderNumber: '48213377',
  state: 'pending',
  stateText: 'Retur väntar',
  registeredAt: PLACED_AT,
  confirmedAt: null,
  refundedAt: null,
  labelUrl: null,
  amount: 2098,
  refunded: 0,
  lines: [
    {
      lineId: '0',
      description: 'Nova 7',
      brand: 'Gucci',
      media: null,
      quantity: 1,
      reason: 'other',
      reasonText: 'Annat',
      amount: 1999,
      mayRestock: false,
      outcome: null,
    },
    {
      lineId: '2',
      description: 'Putsduk',
      brand: '',
      media: null,
      quantity: 1,
      reason: 'other',
      reasonText: 'Annat',
      amount: 99,
      mayRestock: true,
      outcome: null,
    },
  ],
}

export const QUEUE: StaffOrders = {
  queue: 'control',
  counts: {
    control: 1,
    grind: 0,
    send: 2,
    arrive: 0,
    collect: 0,
    prescription: 0,
    later: 0,
    paused: 0,
    returns: 1,
    'payment-links': 1,
    letters: 1,
  },
  store: { id: 2, name: 'Malmö Outlet', isOnly: false },
  page: 1,
  pages: 1,
  orders: [STAFF_HEAD],
  returns: [],
  links: [],
  letters: [],
}

export const RETURNS: StaffOrders = { ...QUEUE, queue: 'returns', orders: [], returns: [PENDING_RETURN] }

export const LINKS: StaffOrders = {
  ...QUEUE,
  queue: 'payment-links',
  orders: [],
  links: [
    {
      id: 'link-1',
      amount: 495,
      purpose: 'Glasögon',
      storeName: 'Malmö Outlet',
      createdAt: PLACED_AT,
      expiresAt: '2026-11-23T08:00:00.000Z',
      channel: 'sms',
      message: { state: 'failed', stateText: 'Kom inte fram' },
      channels: ['sms', 'email'],
    },
  ],
}

/** A letter that the customer's mail server refused. */
export const LETTERS: StaffOrders = {
  ...QUEUE,
  queue: 'letters',
  orders: [],
  letters: [{ id: FAILED_LETTER.id, orderNumber: STAFF_HEAD.number, text: FAILED_LETTER.text, at: FAILED_LETTER.at }],
}
