import * as personalDataMessages from '@klarsikt/core/messages/personal-data'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'

const CONSENTS = [
  { key: 'account-details', label: personalDataMessages.consentsMarketing },
  { key: 'account-prescriptions', label: personalDataMessages.consentsPrescriptions },
  { key: 'cookies', label: personalDataMessages.consentsCookies },
] as const

/** Links to the pages where the customer gives or withdraws each consent. */
export function Consents() {
  return (
    <>
      <p className="ks-text-muted">{personalDataMessages.consentsIntro()}</p>
      <ul className={styles.list}>
        {CONSENTS.map(({ key, label }) => (
          <li key={key} className={styles.row}>
            <Link variant="standalone" arrow href={href(key)}>
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
