import { removeStaffMobile, setStaffMobile, staffKey, staffMobile } from '@klarsikt/api/admin'
import { maskedMobile } from '@klarsikt/core/staff'
import type { Command } from 'commander'
import type { Admin } from './admin.js'
import { audited, type Within } from './audited.js'
import { check, CommandError } from './check.js'
import type { OpenShop } from './open-shop.js'
import { nameOf, staffCommand, unknown } from './staff-command.js'

/** Adds the commands for the mobile numbers that receive one-time codes of staff by SMS. */
export function addStaffMobileCommands(program: Command, { settings, print }: Admin, within: Within): void {
  const deps = ({ encryption }: OpenShop) => ({ encryption, clock: settings().clock })

  staffCommand(
    program,
    'set-staff-mobile',
    'sends the one-time codes of an employee by SMS too, to a number that you know is theirs',
  )
    .requiredOption('--mobile <number>', 'a Swedish mobile number')
    .requiredOption('--reason <text>', 'how you made sure that it is theirs; kept with the number')
    .action(async (typed: unknown) => {
      const { mobile: number, reason, ...key } = check(staffMobile, typed)
      const isSet = await within((shop) =>
        audited(shop, settings(), async (tx) => {
          const done = await setStaffMobile(deps(shop), tx, key, { number, reason })
          return { done, change: done ? { action: 'staff.mobile-set', subject: 'staff', id: nameOf(key) } : null }
        }),
      )
      if (!isSet) throw new CommandError(`${unknown(key).message} Who is there and has no address cannot log in yet.`)
      print(`Codes for number ${key.employeeNumber} of store ${key.storeId} go to ${maskedMobile(number)} by SMS.`)
    })

  staffCommand(program, 'remove-staff-mobile', 'sends the one-time codes of an employee by e-mail only').action(
    async (typed: unknown) => {
      const key = check(staffKey, typed)
      const isRemoved = await within((shop) =>
        audited(shop, settings(), async (tx) => {
          const done = await removeStaffMobile(deps(shop), tx, key)
          return { done, change: done ? { action: 'staff.mobile-removed', subject: 'staff', id: nameOf(key) } : null }
        }),
      )
      if (!isRemoved)
        throw new CommandError(`Number ${key.employeeNumber} of store ${key.storeId} has no mobile number.`)
      print(`Codes for number ${key.employeeNumber} of store ${key.storeId} go by e-mail.`)
    },
  )
}
