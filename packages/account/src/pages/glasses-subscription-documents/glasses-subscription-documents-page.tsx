import { dayText } from '@klarsikt/core/calendar'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { isUnderMaintenance, type UnderMaintenance } from '@klarsikt/page-kit/session'
import { AccountPage } from '../../layout/account-page.js'
import { Maintenance } from '../../layout/maintenance.js'
import { subscriptionTrail } from '../glasses-subscription/subscription-trail.js'
import { type DocumentsData } from './load-documents.js'

/** Lists the documents of a subscription: the signed agreement, and the terms of each version [ROUTE-015]. */
export function GlassesSubscriptionDocumentsPage({ data }: { readonly data: DocumentsData | UnderMaintenance }) {
  const title = glassesSubscriptionPageMessages.documents()
  const id = isUnderMaintenance(data) ? null : data.id
  const here =
    id === null ? href('account-subscriptions') : href('account-subscription-glasses-documents', { subscriptionId: id })
  return (
    <AccountPage
      section="account-subscriptions"
      title={title}
      trail={subscriptionTrail(id, { label: title, href: here })}
    >
      {isUnderMaintenance(data) ? <Maintenance /> : <DocumentList {...data} />}
    </AccountPage>
  )
}

function DocumentList({ id, documents }: DocumentsData) {
  if (documents.length === 0) return <p>{glassesSubscriptionPageMessages.documentsEmpty()}</p>
  return (
    <ul className={styles.list} aria-label={glassesSubscriptionPageMessages.documents()}>
      {documents.map((document) => (
        <li key={document.id} className={styles.row}>
          <span className={styles.facts}>
            <Link
              variant="standalone"
              href={href('account-subscription-glasses-document-id', { subscriptionId: id, documentId: document.id })}
            >
              {document.name}
            </Link>
            <span className="ks-text-muted">
              {glassesSubscriptionPageMessages.documentVersion({ version: document.version })}
              {' · '}
              {document.digest === null
                ? glassesSubscriptionPageMessages.documentDraft()
                : glassesSubscriptionPageMessages.documentSigned({ day: dayText(document.createdOn) })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
