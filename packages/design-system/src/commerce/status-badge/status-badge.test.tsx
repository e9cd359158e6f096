import { agreementStates } from '@klarsikt/core/agreement'
import { bookingStates } from '@klarsikt/core/booking'
import { MEMBERSHIP_STATES } from '@klarsikt/core/glasses-subscription'
import { INVOICE_STATUSES } from '@klarsikt/core/invoice'
import { SubscriptionStatus } from '@klarsikt/core/lens-subscription'
import {
  CONFIRMATION_STATES,
  ORDER_LINE_MESSAGES,
  ORDER_STATE_MESSAGES,
  ORDER_STATES,
  OrderStatus,
  orderLineStates,
  shippingStates,
} from '@klarsikt/core/order'
import { chargeStates, PAYMENT_STATES, paymentLinkStates } from '@klarsikt/core/payment'
import { requisitionStates } from '@klarsikt/core/requisition'
import { returnStates } from '@klarsikt/core/return'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { InvoiceBadge, OrderStatusBadge, ReturnBadge, ShippingBadge } from './status-badge.js'
import * as looks from './statuses.js'

const ENUMERATIONS: readonly [
  string,
  Readonly<Record<string, looks.StatusLook | null>>,
  readonly (string | number)[],
][] = [
  ['order status [ENUM-006]', looks.ORDER_STATUS, Object.values(OrderStatus)],
  ['order state [ORD-002]', looks.ORDER_STATE, ORDER_STATES],
  ['order line [ORD-005]', looks.ORDER_LINE, orderLineStates.states],
  ['shipping [ORD-003]', looks.SHIPPING, shippingStates.states],
  ['return [ORD-004]', looks.RETURN, returnStates.states],
  ['confirmation [ENUM-018]', looks.CONFIRMATION, CONFIRMATION_STATES],
  ['invoice', looks.INVOICE, INVOICE_STATUSES],
  ['lens subscription [ENUM-005]', looks.LENS_SUBSCRIPTION, Object.values(SubscriptionStatus)],
  ['glasses subscription [ENUM-011]', looks.GLASSES_SUBSCRIPTION, MEMBERSHIP_STATES],
  ['membership [ENUM-011]', looks.MEMBERSHIP, MEMBERSHIP_STATES],
  ['booking', looks.BOOKING, bookingStates.states],
  ['requisition [B2B-003]', looks.REQUISITION, requisitionStates.states],
  ['agreement', looks.AGREEMENT, agreementStates.states],
  ['payment link', looks.PAYMENT_LINK, paymentLinkStates.states],
  ['payment', looks.PAYMENT, PAYMENT_STATES],
  ['charge', looks.CHARGE, chargeStates.states],
]

describe.each(ENUMERATIONS)('the statuses of %s', (_name, table, values) => {
  it('are those of core, no more and no fewer', () => {
    expect(Object.keys(table).toSorted()).toEqual(values.map(String).toSorted())
  })

  it('read differently from each other, in Swedish and in English', () => {
    const shown = Object.values(table).filter((look) => look !== null)
    expect(new Set(shown.map(({ message }) => message())).size).toBe(shown.length)
    expect(new Set(shown.map(({ message }) => (en[message.key] as () => string)())).size).toBe(shown.length)
  })
})

it('uses the order labels of core [ORD-002, ORD-005]', () => {
  for (const state of ORDER_STATES) expect(looks.ORDER_STATE[state].message).toBe(ORDER_STATE_MESSAGES[state])
  for (const state of orderLineStates.states) expect(looks.ORDER_LINE[state].message).toBe(ORDER_LINE_MESSAGES[state])
})

it('gives every tone an icon, hidden from screen readers, which read the words', () => {
  const { container } = render(<InvoiceBadge status="inCollection" />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container.textContent).toBe('Inkassoärende')
})

it('shows nothing for a status without a text', () => {
  const { container } = render(
    <>
      <ShippingBadge status="none" />
      <ReturnBadge status="none" />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})

it('speaks English', () => {
  const { container } = render(
    <LocaleProvider locale="en-GB" texts={en}>
      <OrderStatusBadge status={2} />
    </LocaleProvider>,
  )
  expect(container.textContent).toBe('Delivered')
})
