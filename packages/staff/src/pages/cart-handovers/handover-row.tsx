import type { StaffCartHandover } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import { cartHandoverStates, isHandoverOpen } from '@klarsikt/core/cart-handover'
import { formatMobile } from '@klarsikt/core/identity'
import * as cartHandoverMessages from '@klarsikt/core/messages/cart-handover'
import { href } from '@klarsikt/core/paths'
import { Badge } from '@klarsikt/design-system/badge'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { HandedItems } from '@klarsikt/page-kit/parts'
import { CART_HANDOVER_TONES } from '../../layout/cart-handover-tones.js'
import { SendAgain, Withdraw } from './handover-forms.js'

/** Shows what was handed over to one customer, and its state. */
export function HandoverRow({ handover }: { readonly handover: StaffCartHandover }) {
  const { state, stateText, customer, items, handedOverAt, employee, isEmptied } = handover
  const isOpen = isHandoverOpen(state)
  return (
    <li className={layout.row}>
      <div className={`${layout.block} ${layout.whole}`}>
        <div className={layout.facts}>
          <h3>{customer.name}</h3>
          <span>
            <Badge tone={CART_HANDOVER_TONES[state]}>{stateText}</Badge>
          </span>
        </div>
        <DescriptionList
          items={[
            { term: cartHandoverMessages.staffCustomer(), value: customer.number },
            {
              term: cartHandoverMessages.staffContact(),
              value: (
                <>
                  <Link href={`mailto:${customer.email}`}>{customer.email}</Link>,{' '}
                  <Link href={`tel:${customer.mobile}`}>{formatMobile(customer.mobile)}</Link>
                </>
              ),
            },
            { term: cartHandoverMessages.goods(), value: <HandedItems items={items} /> },
            {
              term: cartHandoverMessages.staffHandedOver(),
              value: cartHandoverMessages.staffHandedOverBy({ at: at(handedOverAt), employee }),
            },
            ...sentRows(handover),
            ...endRows(handover),
          ]}
        />
        {isEmptied && <p>{cartHandoverMessages.staffIsEmptied()}</p>}
        {isOpen && !isEmptied && <SendAgain handover={handover} />}
        {isOpen && <Withdraw handover={handover} />}
      </div>
    </li>
  )
}

type Row = Parameters<typeof DescriptionList>[0]['items'][number]

const at = (instant: string): string => dateTimeText(new Date(instant))

function sentRows({ link, openedAt, state, expiresAt }: StaffCartHandover): Row[] {
  const sent = link?.channel === 'sms' ? cartHandoverMessages.staffSentSms : cartHandoverMessages.staffSentEmail
  const rows: Row[] = [
    {
      term: cartHandoverMessages.staffLink(),
      value: link ? sent({ at: at(link.at) }) : cartHandoverMessages.staffNoLink(),
    },
    {
      term: cartHandoverMessages.staffOpened(),
      value: openedAt === null ? cartHandoverMessages.staffNotOpened() : at(openedAt),
    },
  ]
  return isHandoverOpen(state) ? [...rows, { term: cartHandoverMessages.staffUntil(), value: at(expiresAt) }] : rows
}

function endRows({ state, orderNumber, endedAt, withdrawnBy }: StaffCartHandover): Row[] {
  if (orderNumber !== null) {
    const link = <Link href={href('staff-order', { orderId: orderNumber })}>{orderNumber}</Link>
    return [{ term: cartHandoverMessages.staffOrder(), value: link }]
  }
  if (endedAt === null) return []
  return state === cartHandoverStates.to('withdraw')
    ? [
        {
          term: cartHandoverMessages.staffWithdrawnBy(),
          value: cartHandoverMessages.staffHandedOverBy({ at: at(endedAt), employee: withdrawnBy ?? '' }),
        },
      ]
    : [{ term: cartHandoverMessages.staffExpiredAt(), value: at(endedAt) }]
}
