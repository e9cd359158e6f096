import type { OrderReturns } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as returnMessages from '@klarsikt/core/messages/return'
import { href } from '@klarsikt/core/paths'
import { WITHDRAWAL_ORDER_QUERY } from '@klarsikt/core/withdrawal'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { ExchangeRight } from '../../layout/exchange-right.js'
import { type ReturnAnswer } from './change-return.js'
import { ReturnChoice } from './return-choice.js'
import { ReturnLabelLink } from './return-label-link.js'
import { ReturnList } from './return-list.js'

interface ReturnPageProps {
  readonly data: OrderReturns
  readonly answer: ReturnAnswer | undefined
}

/** Shows which goods of an order can be returned, until which day, and the returns under way [ROUTE-024, PAGE-020]. */
export function ReturnPage({ data, answer }: ReturnPageProps) {
  const { state } = useNavigation()
  const { orderNumber } = data
  const title = accountPageMessages.orderReturn()
  const trail = [
    { label: accountPageMessages.orders(), href: href('account-orders') },
    { label: accountPageMessages.order({ orderNumber }), href: href('account-order', { orderId: orderNumber }) },
    { label: title, href: href('account-order-return', { orderId: orderNumber }) },
  ]
  return (
    <AccountPage section="account-orders" title={title} trail={trail}>
      {answer && state === 'idle' && <ReturnNotice answer={answer} />}
      {data.returns.length > 0 && <ReturnList returns={data.returns} />}
      <section className={`${layout.block} ks-no-print`} aria-labelledby="return-lines">
        <h2 id="return-lines">{returnMessages.lines()}</h2>
        {data.isSent ? (
          <ReturnChoice order={data} isAnswered={answer !== undefined} />
        ) : (
          <Alert tone="info">
            {returnMessages.notSent()}{' '}
            <Link href={href('account-order', { orderId: orderNumber })}>{returnMessages.toReturn()}</Link>
          </Alert>
        )}
      </section>
      {data.exchangeUntil !== null && <ExchangeRight until={data.exchangeUntil} />}
      {mayWithdraw(data) && <Withdrawal orderNumber={orderNumber} />}
    </AccountPage>
  )
}

/** Returns whether the customer can still withdraw from the purchase of any line today. */
function mayWithdraw({ lines }: OrderReturns): boolean {
  const today = stockholmDate(new Date())
  return lines.some(({ until }) => until === null || until >= today)
}

function Withdrawal({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <section className={`${layout.block} ks-no-print`} aria-labelledby="return-withdraw">
      <h2 id="return-withdraw">{returnMessages.withdraw()}</h2>
      <p>{returnMessages.withdrawHint()}</p>
      <p>
        <Link variant="standalone" href={`${href('withdrawal')}?${WITHDRAWAL_ORDER_QUERY}=${orderNumber}`}>
          {pageMessages.withdrawal()}
        </Link>
      </p>
    </section>
  )
}

function ReturnNotice({ answer }: { readonly answer: ReturnAnswer }) {
  switch (answer.step) {
    case 'failed':
      return <Notice tone="error">{answer.message}</Notice>
    case 'cancelled':
      return <Notice tone="success">{returnMessages.cancelled({ number: answer.returnId })}</Notice>
    case 'registered':
      return (
        <Notice tone="success">
          <p>{returnMessages.registered({ number: answer.returnId })}</p>
          {answer.labelUrl !== null && <ReturnLabelLink url={answer.labelUrl} />}
        </Notice>
      )
  }
}
