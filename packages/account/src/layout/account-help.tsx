import * as accountMessages from '@klarsikt/core/messages/account'
import * as footerMessages from '@klarsikt/core/messages/footer'
import * as pageMessages from '@klarsikt/core/messages/page'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { useMountingShop } from '@klarsikt/page-kit/shop'
import { type AccountSectionKey } from './sections.js'
import styles from './account-help.module.css'

type HelpKey = 'faq' | 'contact' | 'stores' | 'withdrawal' | 'purchase-terms' | 'booking-visual-exam' | 'privacy-policy'

type HelpLink = { readonly key: HelpKey | 'friendsFaq' | 'friendsTerms'; readonly label: () => string }

const ANYWHERE: readonly HelpLink[] = [
  { key: 'faq', label: footerMessages.faq },
  { key: 'contact', label: footerMessages.contact },
  { key: 'stores', label: footerMessages.stores },
]

/** Help links that fit one section only. They come before the links that every section shows. */
const OF_SECTION: Readonly<Partial<Record<AccountSectionKey, readonly HelpLink[]>>> = {
  'account-orders': [{ key: 'withdrawal', label: pageMessages.withdrawal }],
  'account-finance': [{ key: 'purchase-terms', label: pageMessages.purchaseTerms }],
  'account-friends-signup': [
    { key: 'friendsFaq', label: pageMessages.friendsFaq },
    { key: 'friendsTerms', label: pageMessages.friendsTerms },
  ],
  'account-prescriptions': [{ key: 'booking-visual-exam', label: pageMessages.bookingVisualExam }],
  'account-privacy': [{ key: 'privacy-policy', label: pageMessages.privacyPolicy }],
  'account-security': [{ key: 'privacy-policy', label: pageMessages.privacyPolicy }],
}

/** Shows links to help for a customer who does not find an answer on the page. */
export function AccountHelp({ section }: { readonly section: AccountSectionKey }) {
  const shop = useMountingShop()
  return (
    <aside className={styles.help} aria-labelledby="account-help">
      <h2 id="account-help" className={styles.title}>
        {accountMessages.help()}
      </h2>
      <ul className={styles.links}>
        {[...(OF_SECTION[section] ?? []), ...ANYWHERE].map(({ key, label }) => (
          <li key={key}>
            <Link variant="standalone" href={key === 'friendsFaq' || key === 'friendsTerms' ? shop[key] : href(key)}>
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
