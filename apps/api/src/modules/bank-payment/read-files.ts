import type { Deps } from '../../context.js'
import { folderOfBankFiles } from '../../providers/bank/folder.js'
import type { Inbox } from '../../providers/file-exchange/inbox.js'
import { importBankFile } from './import.js'

type ReadDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'log' | 'settings'>

/** Reads what the bank has put in the folder for it; nothing where there is none. */
export async function readBankFolder(deps: ReadDeps): Promise<void> {
  const { bankFolder } = deps.settings
  if (bankFolder) await readBankFiles(deps, folderOfBankFiles(bankFolder, deps.clock))
}

/** Reads each file and puts it aside. A process that ends in between reads it again, which changes nothing. */
export async function readBankFiles(deps: ReadDeps, files: Inbox): Promise<void> {
  for (const file of await files.list()) {
    const outcome = await importBankFile(deps, await files.read(file), deps.settings.bankgiro ?? null)
    await files.finish(file, outcome.ok ? 'read' : 'refused')
    if (!outcome.ok) deps.log.error({ file, problem: outcome.error }, 'a file of the bank was refused')
    else if (outcome.value.differing.length > 0)
      deps.log.error(
        { file, payments: outcome.value.differing },
        'payments of the bank differ from what it said before',
      )
  }
}
