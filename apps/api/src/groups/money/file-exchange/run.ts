import { ok } from '@klarsikt/core/lib'
import { exchangeFolder } from '../../../providers/file-exchange/exchange-folder.js'
import type { InboxSettings } from '../../../providers/file-exchange/inbox.js'
import type { ExchangeDeps, FileFormat, Orders } from './format.js'
import { sendOrders } from './send-orders.js'
import { takeReports } from './take-reports.js'

/** Exchanges files with another party; does nothing without an agreement. Returns how much it did. */
export async function runExchange<Settings extends InboxSettings, Claimed extends Orders, Report>(
  deps: ExchangeDeps,
  format: FileFormat<Settings, Claimed, Report>,
): Promise<number> {
  const settings = format.settingsOf(deps.settings)
  if (!settings) return 0
  const files = exchangeFolder(settings, deps.clock, format.folder)
  const read = await takeReports(deps, files, {
    exchange: format.name,
    take: async (text, file) => {
      const report = format.read(text, settings)
      return report.ok ? ok(await format.apply(deps, report.value, { settings, file })) : report
    },
  })
  const prepared = await format.prepare?.(deps)
  await sendOrders(deps, files, { format, settings })
  return read + (prepared ?? 0)
}
