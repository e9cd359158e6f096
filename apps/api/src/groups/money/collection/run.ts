import { ok } from '@klarsikt/core/lib'
import type { Deps } from '../../../context.js'
import { folderOfCollectionFiles } from '../../../providers/collection/folder.js'
import { readCollectionReport } from '../../../providers/collection/read-report.js'
import type { CollectionSettings } from '../../../providers/collection/settings.js'
import type { FileExchange } from '../../../providers/file-exchange/exchange-folder.js'
import { readInbox } from '../../../providers/file-exchange/read-inbox.js'
import { sendCollection } from './send.js'
import { takeReport } from './take-report.js'

type RunDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'log' | 'telemetry' | 'settings'>

/** Exchanges files with the collection agency; does nothing without one. Returns how many reports it read. */
export async function runCollection(deps: RunDeps): Promise<number> {
  const { collection } = deps.settings
  if (!collection) return 0
  const files = folderOfCollectionFiles(collection, deps.clock)
  const read = await readReports(deps, collection, files)
  await sendCollection(deps, collection, files)
  return read
}

/** Reads and applies the agency's reports. */
function readReports(deps: RunDeps, { client, agency }: CollectionSettings, files: FileExchange): Promise<number> {
  return readInbox(files, {
    ...deps,
    exchange: 'collection',
    take: async (xml) => {
      const report = readCollectionReport(xml, client)
      return report.ok ? ok({ invoices: await takeReport(deps, agency, report.value) }) : report
    },
  })
}
