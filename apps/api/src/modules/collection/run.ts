import type { Deps } from '../../context.js'
import { folderOfCollectionFiles } from '../../providers/collection/folder.js'
import { readCollectionReport } from '../../providers/collection/read-report.js'
import type { CollectionSettings } from '../../providers/collection/settings.js'
import type { FileExchange } from '../../providers/file-exchange/exchange-folder.js'
import { sendCollection } from './send.js'
import { takeReport } from './take-report.js'

type RunDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'log' | 'settings'>

/** What comes up between the shop and its collection agency; nothing where there is none. Answers how many reports there were. */
export async function runCollection(deps: RunDeps): Promise<number> {
  const { collection } = deps.settings
  if (!collection) return 0
  const files = folderOfCollectionFiles(collection, deps.clock)
  const read = await readReports(deps, collection, files)
  await sendCollection(deps, collection, files)
  return read
}

/** Reads each report and puts it aside. A process that ends in between reads it again, which changes nothing. */
async function readReports(
  deps: RunDeps,
  { client, agency }: CollectionSettings,
  files: FileExchange,
): Promise<number> {
  const names = await files.list()
  for (const file of names) {
    const report = readCollectionReport(await files.read(file), client)
    if (!report.ok) {
      deps.log.error({ file, problem: report.error }, 'a file of the collection agency was refused')
      await files.finish(file, 'refused')
      continue
    }
    const unclear = await takeReport(deps, agency, report.value)
    if (unclear.length > 0)
      deps.log.error({ file, invoices: unclear }, 'the collection agency answers what it was not asked')
    await files.finish(file, 'read')
  }
  return names.length
}
