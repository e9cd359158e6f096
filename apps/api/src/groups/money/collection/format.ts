import type { CollectionReport, SentChange, SentClaim } from '../../../providers/collection/port.js'
import { readCollectionReport } from '../../../providers/collection/read-report.js'
import type { CollectionSettings } from '../../../providers/collection/settings.js'
import { writeCollectionOrder } from '../../../providers/collection/write-order.js'
import { XML_FILES } from '../../../providers/file-exchange/inbox.js'
import type { FileFormat } from '../file-exchange/format.js'
import { applyReport } from './apply-report.js'
import { claimEntries } from './claim-entries.js'
import { collectionFile } from './tables.js'

type Orders = { readonly claims: readonly SentClaim[]; readonly changes: readonly SentChange[] }

/** The exchange with the collection agency. */
export const collectionFormat: FileFormat<CollectionSettings, Orders, CollectionReport> = {
  name: 'collection',
  folder: { sent: 'till-inkasso', received: 'fran-inkasso', ...XML_FILES },
  table: collectionFile,
  lock: { id: 7_240_914 },
  settingsOf: ({ collection }) => collection,
  claim: claimEntries,
  write: ({ client }, order) => writeCollectionOrder({ client, ...order }),
  read: (xml, { client }) => readCollectionReport(xml, client),
  apply: async (deps, report, { settings: { agency } }) => ({ invoices: await applyReport(deps, agency, report) }),
}
