import { LENS } from './lens-shop.js'

const LINE = { lineId: 'x' }
const ADDRESS = { street: 'Storgatan 2', postalCode: '111 47', city: 'Stockholm' }

/** The bodies of the calls about a subscription that have one. */
export const LENS_BODIES: Readonly<Record<string, object>> = {
  updateLensDelivery: { address: ADDRESS },
  skipLensDelivery: { delivery: '2026-12-03' },
  addLensArticle: { boxes: [{ skuId: LENS, quantity: 1, eyes: ['right'] }] },
  updateLensLine: { ...LINE, quantity: 1 },
  reactivateFrozenLens: LINE,
  answerLensPrice: { ...LINE, refuse: true },
  updateLensPayment: { savedPaymentId: 'x' },
}
