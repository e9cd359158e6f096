import { dayText } from '@klarsikt/core/calendar'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { href } from '@klarsikt/core/paths'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { DownloadLink, pageStyles as styles } from '@klarsikt/page-kit/frame'
import { isUnderMaintenance, type UnderMaintenance } from '@klarsikt/page-kit/session'
import { AccountPage } from '../../layout/account-page.js'
import { Maintenance } from '../../layout/maintenance.js'
import { subscriptionTrail } from '../glasses-subscription/subscription-trail.js'
import { type DocumentData } from './load-documents.js'

/** Shows one document of a subscription: its version, its checksum, and the signed file [ROUTE-016]. */
export function GlassesSubscriptionDocumentPage({ data }: { readonly data: DocumentData | UnderMaintenance }) {
  if (isUnderMaintenance(data))
    return (
      <AccountPage
        section="account-subscriptions"
        title={glassesSubscriptionPageMessages.documents()}
        trail={subscriptionTrail(null)}
      >
        <Maintenance />
      </AccountPage>
    )
  const { id, document } = data
  const params = { subscriptionId: id }
  const trail = subscriptionTrail(
    id,
    {
      label: glassesSubscriptionPageMessages.documents(),
      href: href('account-subscription-glasses-documents', params),
    },
    {
      label: document.name,
      href: href('account-subscription-glasses-document-id', { ...params, documentId: document.id }),
    },
  )
  return (
    <AccountPage section="account-subscriptions" title={document.name} trail={trail}>
      <div className={styles.block}>
        <DescriptionList
          layout="stacked"
          items={[
            { term: glassesSubscriptionPageMessages.documentDate(), value: dayText(document.createdOn) },
            {
              term: glassesSubscriptionPageMessages.documentVersion({ version: document.version }),
              value:
                document.digest === null
                  ? glassesSubscriptionPageMessages.documentDraft()
                  : glassesSubscriptionPageMessages.documentSigned({ day: dayText(document.createdOn) }),
            },
            ...(document.digest === null
              ? []
              : [{ term: glassesSubscriptionPageMessages.documentDigest(), value: document.digest }]),
          ]}
        />
        {document.digest !== null && (
          <p className="ks-text-muted">{glassesSubscriptionPageMessages.documentDigestHint()}</p>
        )}
        <p>
          <DownloadLink href={document.pdf}>{glassesSubscriptionPageMessages.documentDownload()}</DownloadLink>
        </p>
      </div>
    </AccountPage>
  )
}
