import type { Deps } from '../../context.js'
import { folderOfEInvoiceFiles } from '../../providers/e-invoice/folder.js'
import { readEInvoiceReport } from '../../providers/e-invoice/read-report.js'
import type { FileExchange } from '../../providers/file-exchange/exchange-folder.js'
import { refuseUnanswered } from './refuse-unanswered.js'
import { sendEInvoices } from './send.js'
import { takeReport } from './take-report.js'

type RunDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'log' | 'settings'>

/** What comes up between the shop and its operator of e-invoices; nothing where there is none. Answers how much there was. */
export async function runEInvoices(deps: RunDeps): Promise<number> {
  const { eInvoice } = deps.settings
  if (!eInvoice) return 0
  const files = folderOfEInvoiceFiles(eInvoice, deps.clock)
  const read = await readReports(deps, eInvoice.client, files)
  const late = await refuseUnanswered(deps)
  await sendEInvoices(deps, eInvoice, files)
  return read + late
}

/** Reads each report and puts it aside. A process that ends in between reads it again, which changes nothing. */
async function readReports(deps: RunDeps, client: string, files: FileExchange): Promise<number> {
  const names = await files.list()
  for (const file of names) {
    const report = readEInvoiceReport(await files.read(file), client)
    if (!report.ok) {
      deps.log.error({ file, problem: report.error }, 'a file of the operator of e-invoices was refused')
      await files.finish(file, 'refused')
      continue
    }
    const unclear = await takeReport(deps, report.value)
    if (unclear.length > 0)
      deps.log.error({ file, numbers: unclear }, 'the operator of e-invoices answers what it was not asked')
    await files.finish(file, 'read')
  }
  return names.length
}
