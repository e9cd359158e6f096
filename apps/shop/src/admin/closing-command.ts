import { type Closing, closeMonth, openPaymentRegistry } from '@klarsikt/api/admin'
import { closingMonth } from '@klarsikt/core/invoice'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import { noTelemetry } from '@klarsikt/server/telemetry'
import type { Command } from 'commander'
import { paymentSettings } from '../payment-settings.js'
import type { Admin } from './admin.js'
import type { Within } from './audited.js'
import { CommandError } from './check.js'

const PROOFS: Readonly<Record<Closing['proofs'][number]['name'], string>> = {
  events: 'invoices, credit notes, reminders and payments are what the ledger has booked',
  balance: 'every event of the ledger comes to nothing',
  positions: 'what customers owe, and what waits for staff, is what the ledger says',
  settled: 'what was taken and paid back is what the ledger says',
  provider: 'what was taken and paid back is what the provider says',
}

/** Adds the command that checks for a month whether invoices, ledger and payment provider agree to the öre. */
export function addClosingCommand(program: Command, { settings, print, fail }: Admin, within: Within): void {
  program
    .command('closing')
    .description('proves that invoices, ledger and provider say the same of a month, and prints where they do not')
    .argument('<month>', 'such as 2026-11')
    .action(async (typed: string) => {
      const month = closingMonth(typed)
      if (!month) throw new CommandError('A month is written as 2026-11.')
      const { env } = settings()
      const payments = openPaymentRegistry({
        settings: paymentSettings(env),
        shopUrl: () => env.publicUrl ?? '',
        noticeKey: () => '',
        telemetry: noTelemetry,
      })
      const closing = await within(({ database }) => closeMonth({ database, payments }, month))
      for (const [account, amount] of [...closing.movements].toSorted(([a], [b]) => a.localeCompare(b)))
        print(`${account.padEnd(28)} ${money(amount)}`)
      for (const { name, compared, differences } of closing.proofs) {
        print(`${differences.length === 0 ? 'ok' : 'NO'}  ${PROOFS[name]} (${compared})`)
        for (const { id, own, other } of differences) print(`    ${id}: ${money(own)} against ${money(other)}`)
      }
      if (closing.unanswered.length > 0)
        print(`--  the provider was not there to be asked about ${closing.unanswered.length} payments`)
      if (closing.proofs.some(({ differences }) => differences.length > 0)) fail()
    })
}

const money = (amount: number): string => formatOre(wholeOre(amount))
