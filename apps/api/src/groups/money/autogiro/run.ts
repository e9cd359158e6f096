import { ok } from '@klarsikt/core/lib'
import { lte } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { folderOfAutogiroFiles } from '../../../providers/autogiro/folder.js'
import type { AutogiroPayee } from '../../../providers/autogiro/port.js'
import { readAutogiroReport } from '../../../providers/autogiro/read-report.js'
import type { FileExchange } from '../../../providers/file-exchange/exchange-folder.js'
import { readInbox } from '../../../providers/file-exchange/read-inbox.js'
import { planDebits } from './plan-debits.js'
import { sendAutogiro } from './send.js'
import { autogiroSigning } from './tables.js'
import { takeReport } from './take-report.js'

type RunDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'log' | 'telemetry' | 'settings'>

/** Exchanges files with Bankgirot; does nothing without an agreement. Returns how much it did. */
export async function runAutogiro(deps: RunDeps): Promise<number> {
  const { autogiro } = deps.settings
  if (!autogiro) return 0
  const files = folderOfAutogiroFiles(autogiro, deps.clock)
  await removeExpiredSignings(deps)
  const read = await readReports(deps, autogiro.payee, files)
  const planned = await planDebits(deps)
  await sendAutogiro(deps, autogiro.payee, files)
  return read + planned
}

/** Deletes the frozen mandates that were not signed in time. */
async function removeExpiredSignings({ database, clock }: RunDeps): Promise<void> {
  await database.orm.delete(autogiroSigning).where(lte(autogiroSigning.expiresAt, clock.now()))
}

/** Reads and applies Bankgirot's reports. */
function readReports(deps: RunDeps, payee: AutogiroPayee, files: FileExchange): Promise<number> {
  return readInbox(files, {
    ...deps,
    exchange: 'autogiro',
    take: async (text, file) => {
      const report = readAutogiroReport(text, payee)
      return report.ok ? ok(await takeReport(deps, file, report.value)) : report
    },
  })
}
