import { newStaff, setStaffRole } from '@klarsikt/api/admin'
import { STAFF_ROLES } from '@klarsikt/core/access'
import type { Command } from 'commander'
import type { Admin } from './admin.js'
import { audited, type Within } from './audited.js'
import { check } from './check.js'
import { nameOf, staffCommand, unknown } from './staff-command.js'

/** Adds the command that gives a member of staff another role. */
export function addStaffRoleCommand(program: Command, { settings, print }: Admin, within: Within): void {
  staffCommand(program, 'set-staff-role', 'gives an employee another role; the rights of the earlier role end at once')
    .requiredOption('--role <role>', `one of ${STAFF_ROLES.join(', ')}`)
    .action(async (typed: unknown) => {
      const { role, ...key } = check(newStaff.pick({ storeId: true, employeeNumber: true, role: true }), typed)
      const isSet = await within((shop) =>
        audited(shop, settings(), async (tx) => {
          const done = await setStaffRole(tx, { ...key, role })
          return { done, change: done ? { action: 'staff.role-set', subject: 'staff', id: nameOf(key) } : null }
        }),
      )
      if (!isSet) throw unknown(key)
      print(`Number ${key.employeeNumber} of store ${key.storeId} is ${role}.`)
    })
}
