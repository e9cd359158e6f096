import { ok } from '@klarsikt/core/lib'
import type { Deps } from '../../../context.js'
import { openInbox, XML_FILES } from '../../../providers/file-exchange/inbox.js'
import { takeReports } from '../file-exchange/take-reports.js'
import { importBankFile } from './import.js'

type ReadDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'log' | 'telemetry' | 'settings'>

/** Reads the bank's files from the configured folder; does nothing without one. */
export async function readBankFolder(deps: ReadDeps): Promise<void> {
  const { bankFolder, bankgiro = null } = deps.settings
  if (!bankFolder) return
  await takeReports(deps, openInbox(bankFolder, deps.clock, XML_FILES), {
    exchange: 'bank',
    take: async (xml) => {
      const outcome = await importBankFile(deps, xml, bankgiro)
      if (!outcome.ok) return outcome
      const { differing, tooLarge } = outcome.value
      return ok({ reportedBefore: differing, tooLarge })
    },
  })
}
