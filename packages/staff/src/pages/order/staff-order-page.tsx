import type { StaffOrder } from '@klarsikt/contract/shop/types'
import { dateText, dateTimeText, dayText } from '@klarsikt/core/calendar'
import { formatMobile, postalPlace } from '@klarsikt/core/identity'
import * as accountMessages from '@klarsikt/core/messages/account'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as orderMessages from '@klarsikt/core/messages/order'
import * as staffGiftCardMessages from '@klarsikt/core/messages/staff-gift-card'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Badge } from '@klarsikt/design-system/badge'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { OrderStateBadge } from '@klarsikt/design-system/status-badge'
import { Notice, useFocusWrong } from '@klarsikt/page-kit/form'
import { PrintButton, pageStyles as layout } from '@klarsikt/page-kit/frame'
import { ParcelList } from '@klarsikt/page-kit/parts'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { StaffGiftCardRows } from '../../layout/staff-gift-card-rows.js'
import { StaffPage } from '../../layout/staff-page.js'
import { AwaitedPairs } from './awaited-pairs.js'
import { type StaffOrderAnswer } from './change-staff-order.js'
import { type OtherStoreOrder, type StaffOrderData } from './load-staff-order.js'
import { LookUpOrder } from './look-up-order.js'
import { StaffOrderActions } from './staff-order-actions.js'
import { StaffOrderLetters } from './staff-order-letters.js'
import { StaffOrderLines } from './staff-order-lines.js'
import { StaffOrderNotes } from './staff-order-notes.js'

interface StaffOrderPageProps {
  readonly data: StaffOrderData | OtherStoreOrder
  readonly answer: StaffOrderAnswer | undefined
}

interface OpenOrderProps extends Pick<StaffOrderPageProps, 'answer'> {
  readonly data: StaffOrderData
}

const DONE = {
  control: staffOrderMessages.doneControl,
  grind: staffOrderMessages.doneGrind,
  send: staffOrderMessages.doneSend,
  ready: staffOrderMessages.doneReady,
  collect: staffOrderMessages.doneCollect,
  'send-back': staffOrderMessages.doneSendBack,
  pause: staffOrderMessages.donePause,
  resume: staffOrderMessages.doneResume,
  cancel: staffOrderMessages.doneCancel,
  'cancel-lines': staffOrderMessages.doneCancelLines,
  refund: staffOrderMessages.doneRefund,
  note: staffOrderMessages.doneNote,
  letter: staffOrderMessages.letterDone,
  'gift-card': staffGiftCardMessages.resent,
  lookup: staffOrderMessages.lookupDone,
} as const

/**
 * Shows one order for store and warehouse, with the actions that are allowed now [ORD-006]. Printed, it is the packing
 * slip. That leaves out notes, letters and payment, since the customer gets it with the parcel.
 */
export function StaffOrderPage({ data, answer }: StaffOrderPageProps) {
  if ('isOtherStore' in data) return <OtherStore number={data.number} answer={answer} />
  return <OpenOrder data={data} answer={answer} />
}

function OtherStore({ number, answer }: Pick<StaffOrderPageProps, 'answer'> & { readonly number: string }) {
  const { state } = useNavigation()
  const title = staffPageMessages.order({ orderNumber: number })
  const refused = answer?.step === 'failed' && state === 'idle' ? answer : undefined
  return (
    <StaffPage section="staff-orders" title={title} trail={trailOf(title, number)}>
      <LookUpOrder number={number} refused={refused} />
    </StaffPage>
  )
}

const trailOf = (title: string, number: string) => [
  { label: staffPageMessages.orders(), href: href('staff-orders') },
  { label: title, href: href('staff-order', { orderId: number }) },
]

function OpenOrder({ data: order, answer }: OpenOrderProps) {
  const { state } = useNavigation()
  const title = staffPageMessages.order({ orderNumber: order.number })
  const refused = answer?.step === 'failed' && state === 'idle' ? answer : undefined
  const actions = useFocusWrong<HTMLDivElement>(refused)
  return (
    <StaffPage section="staff-orders" title={title} trail={trailOf(title, order.number)} wide>
      {answer && state === 'idle' && !isBesideField(answer) && <AnswerNotice answer={answer} />}
      <div className={layout.sum}>
        <OrderStateBadge status={order.state} />
        {order.partSent && <Badge tone="warning">{staffOrderMessages.partSent()}</Badge>}
        <span className="ks-text-muted">
          {staffOrderMessages.placed({ at: dateTimeText(new Date(order.placedAt)) })}
        </span>
        <PrintButton />
      </div>
      {order.sendFrom !== null && (
        <Alert tone="info">{staffOrderMessages.waitsForDay({ day: dayText(order.sendFrom) })}</Alert>
      )}
      {order.awaitedPairs.length > 0 && <AwaitedPairs ids={order.awaitedPairs} />}
      <div className={layout.split}>
        <div ref={actions} className={layout.parts}>
          <Part id="staff-order-actions" title={staffOrderMessages.actions()} noPrint>
            <StaffOrderActions order={order} refused={refused} />
          </Part>
          <Part id="staff-order-lines" title={staffOrderMessages.lines()}>
            <StaffOrderLines lines={order.lines} />
          </Part>
          <Part id="staff-order-notes" title={staffOrderMessages.notes()} noPrint>
            <StaffOrderNotes order={order} answer={answer?.action === 'note' ? answer : undefined} />
          </Part>
        </div>
        <div className={layout.parts}>
          <Part id="staff-order-delivery" title={staffOrderMessages.delivery()}>
            <Delivery order={order} />
            {order.parcels.length > 0 && <ParcelList parcels={order.parcels} />}
          </Part>
          {order.giftCards.length > 0 && (
            <Part id="staff-order-gift-cards" title={staffGiftCardMessages.title()} noPrint>
              <StaffGiftCardRows orderNumber={order.number} cards={order.giftCards} fields={{ action: 'gift-card' }} />
            </Part>
          )}
          <Part id="staff-order-letters" title={staffOrderMessages.letters()} noPrint>
            <StaffOrderLetters order={order} />
          </Part>
          <Part id="staff-order-payment" title={staffOrderMessages.payment()} noPrint>
            <Payment order={order} />
          </Part>
        </div>
      </div>
    </StaffPage>
  )
}

/**
 * Returns whether a problem stands at a text field, which then takes the focus. The lines are a list of boxes without
 * such a field.
 */
function isBesideField(answer: StaffOrderAnswer): boolean {
  return answer.step === 'failed' && Object.keys(answer.problems).some((field) => field !== 'lineIds')
}

function AnswerNotice({ answer }: { readonly answer: StaffOrderAnswer }) {
  if (answer.step === 'done') return <Notice tone="success">{DONE[answer.action]()}</Notice>
  return <Notice tone={answer.step === 'changed' ? 'info' : 'error'}>{answer.message}</Notice>
}

interface PartProps {
  readonly id: string
  readonly title: string
  /** Hides the part when the page is printed. */
  readonly noPrint?: boolean
  readonly children: ReactNode
}

function Part({ id, title, noPrint = false, children }: PartProps) {
  return (
    <section className={`${layout.block} ${noPrint ? 'ks-no-print' : ''}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Delivery({
  order: { customer, deliveryName, storeName, etaText, pickUp, seller },
}: {
  readonly order: StaffOrder
}) {
  return (
    <DescriptionList
      items={[
        { term: staffOrderMessages.buyer(), value: customer.name },
        { term: fieldMessages.street(), value: `${customer.street}, ${postalPlace(customer)}` },
        { term: fieldMessages.mobile(), value: formatMobile(customer.mobile) },
        { term: accountMessages.detailsEmail(), value: customer.email },
        { term: orderMessages.shipmentMethod(), value: [deliveryName, storeName].filter(Boolean).join(', ') },
        { term: staffOrderMessages.eta(), value: etaText },
        ...(seller
          ? [
              {
                term: staffOrderMessages.seller(),
                value: staffOrderMessages.sellerIs({ ...seller, store: seller.storeName }),
              },
            ]
          : []),
        ...(pickUp ? [{ term: staffOrderMessages.pickUp(), value: pickUpText(pickUp) }] : []),
      ]}
    />
  )
}

function pickUpText({ step, readyAt, lastDay }: NonNullable<StaffOrder['pickUp']>): string {
  if (readyAt === null || lastDay === null)
    return step === 'coming' ? staffOrderMessages.pickUpComing() : staffOrderMessages.pickUpWaiting()
  const times = { at: dateTimeText(new Date(readyAt)), day: dateText(lastDay) }
  return step === 'lapsed' ? staffOrderMessages.pickUpLapsed(times) : staffOrderMessages.pickUpUntil(times)
}

function Payment({ order: { tenders, total, refundable } }: { readonly order: StaffOrder }) {
  const refunded = tenders.reduce((sum, tender) => sum + tender.refunded, 0)
  return (
    <DescriptionList
      items={[
        ...tenders.map(({ name, amount }) => ({ term: name, value: formatPrice(amount) })),
        { term: orderMessages.total(), value: formatPrice(total) },
        ...(refunded > 0 ? [{ term: staffOrderMessages.refunded(), value: formatPrice(refunded) }] : []),
        ...(refundable > 0 ? [{ term: staffOrderMessages.refundable(), value: formatPrice(refundable) }] : []),
      ]}
    />
  )
}
