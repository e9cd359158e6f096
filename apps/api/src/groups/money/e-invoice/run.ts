import { ok } from '@klarsikt/core/lib'
import type { Deps } from '../../../context.js'
import { folderOfEInvoiceFiles } from '../../../providers/e-invoice/folder.js'
import { readEInvoiceReport } from '../../../providers/e-invoice/read-report.js'
import type { FileExchange } from '../../../providers/file-exchange/exchange-folder.js'
import { readInbox } from '../../../providers/file-exchange/read-inbox.js'
import { refuseUnanswered } from './refuse-unanswered.js'
import { sendEInvoices } from './send.js'
import { takeReport } from './take-report.js'

type RunDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'log' | 'telemetry' | 'settings'>

/** Exchanges files with the operator of e-invoices; does nothing without one. Returns how much it did. */
export async function runEInvoices(deps: RunDeps): Promise<number> {
  const { eInvoice } = deps.settings
  if (!eInvoice) return 0
  const files = folderOfEInvoiceFiles(eInvoice, deps.clock)
  const read = await readReports(deps, eInvoice.client, files)
  const late = await refuseUnanswered(deps)
  await sendEInvoices(deps, eInvoice, files)
  return read + late
}

/** Reads and applies the operator's reports. */
function readReports(deps: RunDeps, client: string, files: FileExchange): Promise<number> {
  return readInbox(files, {
    ...deps,
    exchange: 'e-invoice',
    take: async (xml) => {
      const report = readEInvoiceReport(xml, client)
      return report.ok ? ok({ numbers: await takeReport(deps, report.value) }) : report
    },
  })
}
