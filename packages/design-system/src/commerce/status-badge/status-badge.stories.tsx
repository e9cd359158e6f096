import { agreementStates } from '@klarsikt/core/agreement'
import { bookingStates } from '@klarsikt/core/booking'
import { MEMBERSHIP_STATES } from '@klarsikt/core/glasses-subscription'
import { INVOICE_STATUSES } from '@klarsikt/core/invoice'
import { SubscriptionStatus } from '@klarsikt/core/lens-subscription'
import { CONFIRMATION_STATES, ORDER_STATES, OrderStatus, orderLineStates, shippingStates } from '@klarsikt/core/order'
import { chargeStates, PAYMENT_STATES, paymentLinkStates } from '@klarsikt/core/payment'
import { requisitionStates } from '@klarsikt/core/requisition'
import { returnStates } from '@klarsikt/core/return'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import * as badges from './status-badge.js'

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="ks-stack" style={{ ['--ks-stack-gap' as string]: '8px' }}>
      <h3>{title}</h3>
      <div className="ks-cluster">{children}</div>
    </section>
  )
}

const meta = {
  title: 'Commerce/Status badge',
  component: badges.StatusBadge,
  args: { tone: 'progress', children: 'Behandlas' },
  parameters: guide({
    purpose:
      'The status, in one or two words, of an order, an invoice, a subscription, a booking. One badge for each list of statuses in core.',
    do: [
      'Use the badge of the enumeration, `<InvoiceBadge status={invoice.status} />`; a new status without a look does not compile.',
      'Place it at the end of the row or next to the title, always at the same place in a list.',
      'Say in a sentence nearby what the customer can do when the tone is warning or danger.',
    ],
    dont: [
      'Do not show two badges of the same enumeration for one thing.',
      'Do not use it as a button or filter; see Tag for those.',
      'Do not pick a tone by taste: it signals whether an action is required.',
    ],
  }),
} satisfies Meta<typeof badges.StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

/** Each tone has a colour and a shape. */
export const Tones: Story = {
  render: () => (
    <div className="ks-cluster">
      <badges.StatusBadge tone="neutral">Skapad</badges.StatusBadge>
      <badges.StatusBadge tone="progress">Behandlas</badges.StatusBadge>
      <badges.StatusBadge tone="success">Levererad</badges.StatusBadge>
      <badges.StatusBadge tone="warning">Obetald</badges.StatusBadge>
      <badges.StatusBadge tone="danger">Misslyckad</badges.StatusBadge>
      <badges.StatusBadge tone="ended">Avslutad</badges.StatusBadge>
    </div>
  ),
}

export const Orders: Story = {
  render: () => (
    <div className="ks-stack">
      <Group title="I listan">
        {Object.values(OrderStatus).map((status) => (
          <badges.OrderStatusBadge key={status} status={status} />
        ))}
      </Group>
      <Group title="På ordersidan">
        {ORDER_STATES.map((status) => (
          <badges.OrderStateBadge key={status} status={status} />
        ))}
      </Group>
      <Group title="Varje rad">
        {orderLineStates.states.map((status) => (
          <badges.OrderLineBadge key={status} status={status} />
        ))}
      </Group>
      <Group title="Leverans och retur">
        {shippingStates.states.map((status) => (
          <badges.ShippingBadge key={status} status={status} />
        ))}
        {returnStates.states.map((status) => (
          <badges.ReturnBadge key={status} status={status} />
        ))}
        {CONFIRMATION_STATES.map((status) => (
          <badges.ConfirmationBadge key={status} status={status} />
        ))}
      </Group>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Behandlas')).toHaveLength(2)
    await expect(canvas.getByText('Fryst')).toBeVisible()
  },
}

export const Invoices: Story = {
  render: () => (
    <div className="ks-cluster">
      {INVOICE_STATUSES.map((status) => (
        <badges.InvoiceBadge key={status} status={status} />
      ))}
    </div>
  ),
}

export const Subscriptions: Story = {
  render: () => (
    <div className="ks-stack">
      <Group title="Linser">
        {Object.values(SubscriptionStatus).map((status) => (
          <badges.LensSubscriptionBadge key={status} status={status} />
        ))}
      </Group>
      <Group title="Glasses subscription">
        {MEMBERSHIP_STATES.map((status) => (
          <badges.GlassesSubscriptionBadge key={status} status={status} />
        ))}
      </Group>
      <Group title="Friends">
        {MEMBERSHIP_STATES.map((status) => (
          <badges.MembershipBadge key={status} status={status} />
        ))}
      </Group>
    </div>
  ),
}

export const BookingsAndCompanies: Story = {
  render: () => (
    <div className="ks-stack">
      <Group title="Bokningar">
        {bookingStates.states.map((status) => (
          <badges.BookingBadge key={status} status={status} />
        ))}
      </Group>
      <Group title="Rekvisitioner">
        {requisitionStates.states.map((status) => (
          <badges.RequisitionBadge key={status} status={status} />
        ))}
      </Group>
      <Group title="Avtal">
        {agreementStates.states.map((status) => (
          <badges.AgreementBadge key={status} status={status} />
        ))}
      </Group>
    </div>
  ),
}

export const Payments: Story = {
  render: () => (
    <div className="ks-stack">
      <Group title="Betalning">
        {PAYMENT_STATES.map((status) => (
          <badges.PaymentBadge key={status} status={status} />
        ))}
      </Group>
      <Group title="Betalningsbegäran">
        {paymentLinkStates.states.map((status) => (
          <badges.PaymentLinkBadge key={status} status={status} />
        ))}
      </Group>
      <Group title="Pengarna, för personal">
        {chargeStates.states.map((status) => (
          <badges.ChargeBadge key={status} status={status} />
        ))}
      </Group>
    </div>
  ),
}

export const LongWords: Story = {
  args: {
    tone: 'danger',
    children: 'Betalningspåminnelseavgiftshanteringen är tillfälligt stoppad hos inkassoföretaget',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 220 }}>{Story()}</div>],
}
