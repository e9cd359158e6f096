import { lte } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { folderOfAutogiroFiles } from '../../providers/autogiro/folder.js'
import type { AutogiroPayee } from '../../providers/autogiro/port.js'
import { readAutogiroReport } from '../../providers/autogiro/read-report.js'
import type { FileExchange } from '../../providers/file-exchange/exchange-folder.js'
import { planDebits } from './plan-debits.js'
import { sendAutogiro } from './send.js'
import { autogiroSigning } from './tables.js'
import { takeReport } from './take-report.js'

type RunDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'log' | 'settings'>

/** What comes up between the shop and the bank giro; nothing where there is no agreement with it. Answers how much there was. */
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

/** Mandates that were frozen and not signed in time. */
async function removeExpiredSignings({ database, clock }: RunDeps): Promise<void> {
  await database.orm.delete(autogiroSigning).where(lte(autogiroSigning.expiresAt, clock.now()))
}

/** Reads each report and puts it aside. A process that ends in between reads it again, which changes nothing. */
async function readReports(deps: RunDeps, payee: AutogiroPayee, files: FileExchange): Promise<number> {
  const names = await files.list()
  for (const file of names) {
    const report = readAutogiroReport(await files.read(file), payee)
    if (!report.ok) {
      deps.log.error({ file, problem: report.error }, 'a file of the bank giro was refused')
      await files.finish(file, 'refused')
      continue
    }
    const { unknown, unbooked } = await takeReport(deps, file, report.value)
    if (unknown.length > 0) deps.log.error({ file, answers: unknown }, 'the bank giro answers what it was not asked')
    if (unbooked.length > 0)
      deps.log.error({ file, invoices: unbooked }, 'debits were taken back, which a person has to book')
    await files.finish(file, 'read')
  }
  return names.length
}
