import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { GlassesSubscriptionDocumentsPage } from './glasses-subscription-documents-page.js'
import { loadGlassesSubscriptionDocuments } from './load-documents.js'

export const page = accountPage({
  key: 'account-subscription-glasses-documents',
  load: loadGlassesSubscriptionDocuments,
  title: glassesSubscriptionPageMessages.documents,
  Page: GlassesSubscriptionDocumentsPage,
  handle: { noFoldMobile: true },
})
