import { lte } from 'drizzle-orm'
import type { ExchangeDeps } from '../file-exchange/format.js'
import { runExchange } from '../file-exchange/run.js'
import { autogiroFormat } from './format.js'
import { autogiroSigning } from './tables.js'

/** Exchanges files with Bankgirot and deletes the frozen mandates that were not signed in time. */
export async function runAutogiro(deps: ExchangeDeps): Promise<number> {
  const { database, clock, settings } = deps
  if (settings.autogiro) await database.orm.delete(autogiroSigning).where(lte(autogiroSigning.expiresAt, clock.now()))
  return runExchange(deps, autogiroFormat)
}
