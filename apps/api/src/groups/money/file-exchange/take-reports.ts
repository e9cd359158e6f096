import type { Result } from '@klarsikt/core/lib'
import type { Inbox } from '../../../providers/file-exchange/inbox.js'
import type { Doubts, ExchangeDeps } from './format.js'

type Options = {
  readonly exchange: 'bank' | 'autogiro' | 'collection' | 'e-invoice'
  /** Carries out what a file says, or refuses the file as a whole. */
  readonly take: (text: string, file: string) => Promise<Result<Doubts, string>>
}

/**
 * Reads each complete file and moves it away; returns how many there were. A process that stops in between reads the
 * file again, which changes nothing. Refused and doubtful files are counted, so that an alert calls a person.
 */
export async function takeReports(
  { log, telemetry }: Pick<ExchangeDeps, 'log' | 'telemetry'>,
  inbox: Inbox,
  { exchange, take }: Options,
): Promise<number> {
  const names = await inbox.list()
  for (const file of names) {
    const taken = await take(await inbox.read(file), file)
    await inbox.finish(file, taken.ok ? 'read' : 'refused')
    const doubts = taken.ok ? Object.entries(taken.value).filter(([, those]) => those.length > 0) : []
    if (!taken.ok) log.error({ exchange, file, problem: taken.error }, 'a file was refused')
    else if (doubts.length > 0)
      log.error({ exchange, file, ...Object.fromEntries(doubts) }, 'a person has to look at what a file says')
    const outcome = !taken.ok ? 'refused' : doubts.length > 0 ? 'doubtful' : 'read'
    telemetry.count('klarsikt.exchanged_files', { exchange, outcome })
  }
  return names.length
}
