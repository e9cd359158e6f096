import { isUnderMaintenance, switchMaintenance } from '@klarsikt/api/admin'
import { Argument, type Command } from 'commander'
import type { Admin } from './admin.js'
import { asAdmin } from './as-admin.js'
import type { Within } from './audited.js'

/** Adds the command that closes subscriptions for maintenance and opens them again. */
export function addMaintenanceCommand(program: Command, { settings, print }: Admin, within: Within): void {
  program
    .command('maintenance')
    .description('closes subscriptions for maintenance: their pages say so, and nothing is charged until they are open')
    .addArgument(new Argument('<state>').choices(['on', 'off', 'status']))
    .action(async (state: 'on' | 'off' | 'status') => {
      const { clock } = settings()
      const isOn = await within(({ database }) =>
        asAdmin(() =>
          database.transaction(async (tx) => {
            if (state !== 'status') await switchMaintenance(tx, clock, state === 'on')
            return isUnderMaintenance(tx)
          }),
        ),
      )
      print(isOn ? 'Subscriptions are under maintenance.' : 'Subscriptions are open.')
    })
}
