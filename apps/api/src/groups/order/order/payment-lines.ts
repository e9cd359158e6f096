import { SHIPPING_VAT_RATE } from '@klarsikt/core/cart'
import type { DeliveryMethod } from '@klarsikt/core/delivery'
import * as paymentMethodMessages from '@klarsikt/core/messages/payment-method'
import { negate, type Ore, type VatRate, wholeOre } from '@klarsikt/core/money'
import type { PaymentLine } from '../../../providers/payment/port.js'

type Goods = {
  readonly skuId: string
  readonly brand: string
  readonly description: string
  readonly quantity: number
  readonly unitPrice: number
  readonly vatRate: number
  readonly total: number
}

/** Describes a line of goods for a payment provider. */
export function goodsLine(line: Goods): PaymentLine {
  return {
    kind: 'goods',
    reference: line.skuId,
    // Only brand and model: a payment provider must not learn the prescription.
    name: `${line.brand} ${line.description}`.trim(),
    quantity: line.quantity,
    unitPrice: wholeOre(line.unitPrice),
    vatRate: line.vatRate as VatRate,
    total: wholeOre(line.total),
  }
}

type Freight = { readonly method: DeliveryMethod; readonly name: string; readonly amount: Ore }

/** The line of the freight; none when it is free. */
export function freightLines({ method, name, amount }: Freight): PaymentLine[] {
  if (amount === 0) return []
  const reference = `delivery-${method}`
  return [
    { kind: 'shipping', reference, name, quantity: 1, unitPrice: amount, vatRate: SHIPPING_VAT_RATE, total: amount },
  ]
}

/** The line of what gift cards pay. A multi-purpose voucher counts as money, so the line has no VAT. */
export function giftCardLine(amount: Ore, card: Pick<PaymentLine, 'reference' | 'name'>): PaymentLine {
  return { ...card, kind: 'gift-card', quantity: 1, unitPrice: negate(amount), vatRate: 0, total: negate(amount) }
}

/** Makes the lines sum to an amount: a line of gift cards takes off what they exceed it by. */
export function linesOfAmount(lines: readonly PaymentLine[], amount: number): PaymentLine[] {
  const byCards = lines.reduce((sum, line) => sum + line.total, 0) - amount
  const cards = { reference: 'gift-cards', name: paymentMethodMessages.giftcard() }
  return byCards > 0 ? [...lines, giftCardLine(wholeOre(byCards), cards)] : [...lines]
}
