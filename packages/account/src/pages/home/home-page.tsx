import * as accountMessages from '@klarsikt/core/messages/account'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { AccountPage } from '../../layout/account-page.js'
import { OrderRows } from '../../layout/order-rows.js'
import { ACCOUNT_SECTIONS } from '../../layout/sections.js'
import { type HomeData } from './load-home.js'

/**
 * The account's first page: a greeting, a reminder of a missing address, orders under way, and links to the sections.
 */
export function HomePage({ data: { firstName, hasAddress, underWay } }: { readonly data: HomeData }) {
  return (
    <AccountPage section="account" title={accountMessages.welcome({ name: firstName })}>
      <p className="ks-text-muted">{accountMessages.homeIntro()}</p>
      {!hasAddress && (
        <Alert
          title={accountMessages.homeAddressMissing()}
          actions={<Link href={href('account-details')}>{accountMessages.homeAddAddress()}</Link>}
        />
      )}
      {underWay.length > 0 && (
        <section className={styles.block} aria-labelledby="home-under-way">
          <h2 id="home-under-way">{accountOrderMessages.homeUnderWay()}</h2>
          <OrderRows orders={underWay} />
        </section>
      )}
      <section className={styles.block} aria-labelledby="home-sections">
        <h2 id="home-sections">{accountMessages.sections()}</h2>
        <ul className={styles.pairs}>
          {ACCOUNT_SECTIONS.flatMap((section) =>
            'summary' in section
              ? [
                  <li key={section.key} className={styles.row}>
                    <span className={styles.facts}>
                      <Link variant="standalone" arrow href={href(section.key)}>
                        {section.label()}
                      </Link>
                      <span className="ks-text-muted">{section.summary()}</span>
                    </span>
                  </li>,
                ]
              : [],
          )}
        </ul>
      </section>
    </AccountPage>
  )
}
