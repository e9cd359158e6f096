import type { StaffKey } from '@klarsikt/api/admin'
import type { Command } from 'commander'
import { CommandError } from './check.js'

/** Makes a command about a member of staff in a store. */
export function staffCommand(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .requiredOption('--store-id <number>')
    .requiredOption('--employee-number <number>')
}

export const nameOf = ({ storeId, employeeNumber }: StaffKey): string => `${storeId}/${employeeNumber}`
export const unknown = ({ storeId, employeeNumber }: StaffKey): CommandError =>
  new CommandError(`Store ${storeId} has no employee with the number ${employeeNumber}.`)
