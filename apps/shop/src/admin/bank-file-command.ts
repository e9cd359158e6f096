import { readFile } from 'node:fs/promises'
import { decodeXml, importBankFile } from '@klarsikt/api/admin'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import type { Command } from 'commander'
import { shopBankgiro } from '../shop-bankgiro.js'
import type { Admin } from './admin.js'
import { asAdmin } from './as-admin.js'
import type { Within } from './audited.js'
import { CommandError } from './check.js'

const PROBLEMS = {
  'not-camt-054': 'is no camt.054',
  'other-account': 'is the report of another bankgiro number',
  'sums-differ': 'names sums that its entries do not come to, and nothing of it was booked; ask the bank for it again',
} as const

/** Adds the command that imports the bank's report of payments to the bankgiro. */
export function addBankFileCommand(payments: Command, { settings, print, fail }: Admin, within: Within): void {
  payments
    .command('import')
    .description(
      'reads a report of the bank (camt.054) and puts its payments on invoices; the same again changes nothing',
    )
    .argument('<file>')
    .action(async (file: string) => {
      const bytes = await readFile(file).catch(() => {
        throw new CommandError(`There is no file ${file}.`)
      })
      const { clock, env } = settings()
      const outcome = await within((shop) =>
        asAdmin(() => importBankFile({ ...shop, clock }, decodeXml(bytes), shopBankgiro(env))),
      )
      if (!outcome.ok) throw new CommandError(`${file} ${PROBLEMS[outcome.error]}.`)
      const { id, imported, amount, matched, known, skipped, differing, tooLarge } = outcome.value
      print(`${id}: ${imported} payments, ${formatOre(wholeOre(amount))}`)
      print(`${matched} on invoices, ${imported - matched} wait for staff, ${known} known before, ${skipped} skipped`)
      for (const reference of differing)
        print(`${reference} may be known with another amount, day or message; it waits for staff`)
      for (const reference of tooLarge) print(`${reference} is too large for the books, and nothing of it was booked`)
      if (differing.length + tooLarge.length > 0) fail()
    })
}
