import { endSessions, type SessionsOf, staffKey } from '@klarsikt/api/admin'
import type { Command } from 'commander'
import type { Admin } from './admin.js'
import { audited, type Within } from './audited.js'
import { check, CommandError } from './check.js'

type Typed = { readonly customer?: string; readonly store?: string; readonly employee?: string; readonly all?: true }

/** Adds the commands that end sessions, for when another person may have logged in. */
export function addSessionCommands(program: Command, { settings, print }: Admin, within: Within): void {
  program
    .command('sessions')
    .description('what is logged in')
    .command('end')
    .description('logs out a customer, a member of staff or everybody, at once and on every device')
    .option('--customer <number>', 'the customer with this number, or')
    .option('--store <id>', 'who works in this store')
    .option('--employee <number>', 'under this number, or')
    .option('--all', 'every customer and every store')
    .action(async (typed: Typed) => {
      const of = whose(typed)
      const ended = await within((shop) =>
        audited(shop, settings(), async (tx) => {
          const done = await endSessions(tx, shop.encryption, of)
          return { done, change: done?.change ?? null }
        }),
      )
      if (!ended) throw new CommandError('There is no customer or employee with that number.')
      print(`Sessions that were ended: ${ended.count}`)
    })
}

function whose({ customer, store, employee, all }: Typed): SessionsOf {
  const chosen = [customer !== undefined, store !== undefined || employee !== undefined, all === true]
  if (chosen.filter(Boolean).length !== 1)
    throw new CommandError('One of these is needed, and one only: --customer, --store with --employee, --all.')
  if (all) return 'all'
  if (customer !== undefined) return { customerNumber: customer.trim() }
  if (store === undefined || employee === undefined)
    throw new CommandError('--store and --employee are needed together.')
  return check(staffKey, { storeId: store, employeeNumber: employee })
}
