import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { GlassesSubscriptionDocumentPage } from '../glasses-subscription-documents/glasses-subscription-document-page.js'
import { loadGlassesSubscriptionDocument } from '../glasses-subscription-documents/load-documents.js'

export const page = accountPage({
  key: 'account-subscription-glasses-document-id',
  load: loadGlassesSubscriptionDocument,
  title: glassesSubscriptionPageMessages.documents,
  Page: GlassesSubscriptionDocumentPage,
  // A document is shown without header and footer. Its trail leads back to the subscription.
  handle: { noLayout: true, noFoldMobile: true },
})
