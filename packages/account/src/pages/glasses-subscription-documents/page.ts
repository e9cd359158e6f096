import * as lifestylePageMessages from '@klarsikt/core/messages/lifestyle-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { GlassesSubscriptionDocumentsPage } from './glasses-subscription-documents-page.js'
import { loadGlassesSubscriptionDocuments } from './load-documents.js'

export const page = accountPage({
  key: 'account-subscription-glasses-documents',
  load: loadGlassesSubscriptionDocuments,
  title: lifestylePageMessages.documents,
  Page: GlassesSubscriptionDocumentsPage,
  handle: { noFoldMobile: true },
})
