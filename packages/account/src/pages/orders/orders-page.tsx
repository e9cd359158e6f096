import * as accountMessages from '@klarsikt/core/messages/account'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { AccountPage } from '../../layout/account-page.js'
import { OrderRows } from '../../layout/order-rows.js'
import { type OrdersData } from './load-orders.js'

/** Lists all orders of the customer, those under way first [ROUTE-022]. */
export function OrdersPage({ data }: { readonly data: OrdersData }) {
  const groups = [
    { id: 'under-way', title: accountOrderMessages.underWay(), orders: data.underWay },
    { id: 'earlier', title: accountOrderMessages.earlier(), orders: data.earlier },
  ].filter(({ orders }) => orders.length > 0)
  return (
    <AccountPage section="account-orders" title={accountPageMessages.orders()}>
      {groups.length === 0 && (
        <EmptyState
          title={accountMessages.ordersEmpty()}
          actions={<ButtonLink href={href('home')}>{accountOrderMessages.shop()}</ButtonLink>}
        >
          <p>{accountOrderMessages.emptyText()}</p>
        </EmptyState>
      )}
      {groups.map(({ id, title, orders }) => (
        <section key={id} className={styles.block} aria-labelledby={`orders-${id}`}>
          <h2 id={`orders-${id}`}>{title}</h2>
          <OrderRows orders={orders} />
        </section>
      ))}
    </AccountPage>
  )
}
