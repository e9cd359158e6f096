import { bookingSystemChoice, setBookingSystem } from '@klarsikt/api/admin'
import type { Command } from 'commander'
import type { Admin } from './admin.js'
import { audited, type Within } from './audited.js'
import { check, CommandError } from './check.js'

/** Adds the command that says which booking system keeps the times of a store. */
export function addStoreBookingCommand(program: Command, { settings, print }: Admin, within: Within): void {
  program
    .command('store-booking')
    .description('says where a store keeps its times: in the shop, or in the booking system of BOOKING_PROVIDER_URL')
    .requiredOption('--store-id <number>')
    .requiredOption('--system <which>', 'own or external')
    .option('--location <id>', 'what the booking system knows the store by')
    .action(async (typed: unknown) => {
      const choice = check(bookingSystemChoice, typed)
      const { env } = settings()
      const done = await within((shop) =>
        audited(shop, settings(), async (tx) => {
          const set = await setBookingSystem(tx, choice)
          return {
            done: set,
            change: set.ok ? { action: 'store.booking-system-set', subject: 'store', id: `${choice.storeId}` } : null,
          }
        }),
      )
      if (!done.ok)
        throw new CommandError(
          done.error === 'no-store'
            ? `There is no store ${choice.storeId}.`
            : `Another store has the location ${choice.location} already.`,
        )
      print(
        choice.system === 'own'
          ? `Store ${choice.storeId} keeps its times in the shop. It needs examiners and rooms there.`
          : `Store ${choice.storeId} keeps its times in the booking system, as ${choice.location}.`,
      )
      if (choice.system === 'external' && !env.bookingProvider.url && !env.sandbox)
        print(
          'BOOKING_PROVIDER_URL is not set here: unless the shop has it, the store says that its booking does not answer.',
        )
    })
}
