export { GlassesSubscriptionDocumentPage } from './glasses-subscription-document-page.js'
export { GlassesSubscriptionDocumentsPage } from './glasses-subscription-documents-page.js'
export { loadGlassesSubscriptionDocument, loadGlassesSubscriptionDocuments } from './load-documents.js'
