import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { isUnderMaintenance, type UnderMaintenance } from '@klarsikt/page-kit/session'
import { AccountPage } from '../../layout/account-page.js'
import { MaintenancePage } from '../../layout/maintenance-page.js'
import { lensTrail } from './lens-trail.js'
import { type LensProductsData } from './load-lens-products.js'

/** Lists the lenses that can be added to a subscription [ROUTE-011]. */
export function LensProductsPage({ data }: { readonly data: LensProductsData | UnderMaintenance }) {
  const title = accountSubscriptionMessages.newProduct()
  if (isUnderMaintenance(data)) return <MaintenancePage title={title} />
  const { subscriptionId, products } = data
  const here = { label: title, href: href('account-subscription-lens-products', { subscriptionId }) }
  return (
    <AccountPage section="account-subscriptions" title={title} trail={lensTrail(subscriptionId, here)}>
      <p className="ks-text-muted">{accountSubscriptionMessages.newProductText()}</p>
      {products.length === 0 ? (
        <p>{accountSubscriptionMessages.noProducts()}</p>
      ) : (
        <ul className={styles.list}>
          {products.map(({ id, brand, name, price }) => (
            <li key={id} className={styles.row}>
              <Link
                className={styles.name}
                href={href('account-subscription-lens-add-product', { subscriptionId, articleId: String(id) })}
              >
                {`${brand} ${name}`}
              </Link>
              <span>{accountSubscriptionMessages.perPiece({ price: formatPrice(price.subscription.amount) })}</span>
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  )
}
