import { randomInt } from 'node:crypto'
import { addStaff, newStaff, removeStaff, resetStaff, staffKey } from '@klarsikt/api/admin'
import { STAFF_ROLES } from '@klarsikt/core/access'
import { type Command } from 'commander'
import type { Admin } from './admin.js'
import { audited, type Within } from './audited.js'
import { check, CommandError } from './check.js'
import { nameOf, staffCommand, unknown } from './staff-command.js'

/** Letters and digits that people do not confuse, so 0, O, 1, l and I are left out. */
const PASSWORD_SIGNS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const PASSWORD_CHARACTERS = 20

const newPassword = (): string =>
  Array.from({ length: PASSWORD_CHARACTERS }, () => PASSWORD_SIGNS[randomInt(PASSWORD_SIGNS.length)]).join('')

/** Adds the commands for the staff of a store and for their log-in. */
export function addStaffCommands(program: Command, { settings, print }: Admin, within: Within): void {
  const keyed = (name: string, description: string) => staffCommand(program, name, description)
  const now = () => settings().clock.now()

  keyed('add-staff', 'adds an employee of a store; with an address, prints their password this once')
    .requiredOption('--name <text>')
    .requiredOption('--role <role>', `one of ${STAFF_ROLES.join(', ')}`)
    .option('--email <address>', 'where one-time codes go; without it they cannot log in')
    .action(async (typed: unknown) => {
      const { email, ...staff } = check(newStaff, typed)
      const password = newPassword()
      const added = await within((shop) =>
        audited(shop, settings(), async (tx) => {
          const login =
            email === undefined ? undefined : { encryption: shop.encryption, credentials: { email, password } }
          const done = await addStaff(tx, staff, now(), login)
          return { done, change: done.ok ? { action: 'staff.added', subject: 'staff', id: nameOf(staff) } : null }
        }),
      )
      if (!added.ok)
        throw new CommandError(
          added.error === 'no-store'
            ? `There is no store ${staff.storeId}.`
            : `Store ${staff.storeId} has an employee with the number ${staff.employeeNumber} already.`,
        )
      print(`${staff.name} works in store ${staff.storeId} as number ${staff.employeeNumber}.`)
      if (email !== undefined) print(`Password ${password}`)
    })

  keyed('reset-staff', 'prints a new password for an employee, and logs them out')
    .option('--email <address>', 'where one-time codes go from now on')
    .action(async (typed: unknown) => {
      const key = check(newStaff.pick({ storeId: true, employeeNumber: true, email: true }), typed)
      const password = newPassword()
      const isReset = await within((shop) =>
        audited(shop, settings(), async (tx) => {
          const done = await resetStaff(tx, shop.encryption, { ...key, password })
          return { done, change: done ? { action: 'staff.password-reset', subject: 'staff', id: nameOf(key) } : null }
        }),
      )
      if (!isReset) throw new CommandError(`${unknown(key).message} Who is there and has no address yet needs --email.`)
      print(`Password ${password}`)
    })

  keyed('remove-staff', 'removes an employee who has left, and logs them out').action(async (typed: unknown) => {
    const key = check(staffKey, typed)
    const isRemoved = await within((shop) =>
      audited(shop, settings(), async (tx) => {
        const done = await removeStaff(tx, key, now())
        return { done, change: done ? { action: 'staff.removed', subject: 'staff', id: nameOf(key) } : null }
      }),
    )
    if (!isRemoved) throw unknown(key)
    print(`Number ${key.employeeNumber} works in store ${key.storeId} no longer.`)
  })
}
