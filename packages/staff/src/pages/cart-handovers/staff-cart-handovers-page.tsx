import type { StaffCartHandovers } from '@klarsikt/contract/shop/types'
import { CART_HANDOVER_DAYS, CART_HANDOVER_LISTS, type CartHandoverList } from '@klarsikt/core/cart-handover'
import * as cartHandoverMessages from '@klarsikt/core/messages/cart-handover'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { LinkStrip, pageStyles as layout } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { type StaffCartHandoversAnswer } from './change-staff-cart-handovers.js'
import { HandoverRow } from './handover-row.js'

interface StaffCartHandoversPageProps {
  readonly data: StaffCartHandovers
  readonly answer: StaffCartHandoversAnswer | undefined
}

const NAMES = {
  waiting: cartHandoverMessages.staffListWaiting,
  agreed: cartHandoverMessages.staffListAgreed,
  withdrawn: cartHandoverMessages.staffListWithdrawn,
  expired: cartHandoverMessages.staffListExpired,
} as const satisfies Record<CartHandoverList, () => string>

/** Lists what the store has put into customers' carts, with the state of each handover [LENS-001, ROLE-004]. */
export function StaffCartHandoversPage({ data: { list, counts, handovers }, answer }: StaffCartHandoversPageProps) {
  const { state } = useNavigation()
  const path = href('staff-cart-handovers')
  return (
    <StaffPage section="staff-cart-handovers" title={staffPageMessages.cartHandovers()}>
      {answer && state === 'idle' && (
        <Notice key={answer.message} tone={answer.isDone ? 'success' : 'error'}>
          {answer.message}
        </Notice>
      )}
      <LinkStrip
        label={cartHandoverMessages.staffLists()}
        links={CART_HANDOVER_LISTS.map((one) => ({
          path: one === 'waiting' ? path : `${path}?visa=${one}`,
          text: cartHandoverMessages.staffWithCount({ list: NAMES[one](), count: counts[one] ?? 0 }),
          current: one === list ? 'page' : undefined,
        }))}
      />
      <section className={layout.block} aria-labelledby="staff-handovers" aria-busy={state === 'loading'}>
        <h2 id="staff-handovers">{NAMES[list]()}</h2>
        {handovers.length === 0 ? (
          <None list={list} />
        ) : (
          <ul className={layout.list}>
            {handovers.map((handover) => (
              <HandoverRow key={handover.id} handover={handover} />
            ))}
          </ul>
        )}
      </section>
    </StaffPage>
  )
}

function None({ list }: { readonly list: CartHandoverList }) {
  if (list !== 'waiting')
    return <p className="ks-text-muted">{cartHandoverMessages.staffNoneOf({ days: CART_HANDOVER_DAYS })}</p>
  return (
    <>
      <p>{cartHandoverMessages.staffNone()}</p>
      <p className="ks-text-muted">{cartHandoverMessages.staffNoneHint()}</p>
      <p>
        <Link variant="standalone" href={href('staff-customers')}>
          {cartHandoverMessages.staffToCustomers()}
        </Link>
      </p>
    </>
  )
}
