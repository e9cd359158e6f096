import { answerLostPayment, listLostPayments, LOST_AFTER_HOURS } from '@klarsikt/api/admin'
import { formatOre } from '@klarsikt/core/money'
import { isOrderNumber } from '@klarsikt/core/order'
import type { Command } from 'commander'
import type { Admin } from './admin.js'
import { audited, type Within } from './audited.js'
import { CommandError } from './check.js'

type Typed = { readonly reference?: string; readonly notCharged?: true }

/** Adds the commands for payments whose answer was lost for so long that a person must look them up. */
export function addLostPaymentCommands(payments: Command, { settings, print }: Admin, within: Within): void {
  payments
    .command('lost')
    .description(`payments whose answer has been lost for ${LOST_AFTER_HOURS} hours: look them up at the provider`)
    .action(async () => {
      const lost = await within(({ database }) => listLostPayments(database, settings().clock.now()))
      if (lost.length === 0) print('None.')
      for (const { orderNumber, provider, amount, startedAt } of lost)
        print(`${orderNumber}  ${formatOre(amount)}  ${provider}  since ${startedAt.toISOString()}`)
    })

  payments
    .command('answer')
    .description(
      'says what the provider has under an order number; the running shop reads it back there and settles it',
    )
    .argument('<order number>')
    .option('--reference <id>', 'the number that the provider has given the payment, or')
    .option('--not-charged', 'the provider has no charge: the customer can pay again')
    .action(async (typedNumber: string, { reference, notCharged }: Typed) => {
      const orderNumber = typedNumber.trim()
      if (!isOrderNumber(orderNumber)) throw new CommandError('An order number has eight digits.')
      if ((reference === undefined) === (notCharged === undefined))
        throw new CommandError('One of these is needed, and one only: --reference, --not-charged.')
      const { clock } = settings()
      const found = { orderNumber, reference: reference?.trim() ?? null }
      const answer = await within((shop) =>
        audited(shop, settings(), async (tx) => ({
          done: await answerLostPayment(tx, found, clock.now()),
          change: null,
        })),
      )
      if (answer === 'taken') throw new CommandError('That number belongs to a payment that is settled already.')
      if (answer === 'not-lost')
        throw new CommandError(`No payment ${orderNumber} waits for an answer; "payments lost" lists those that do.`)
      print(`The shop looks at ${orderNumber} now. It is listed again if the provider has something else there.`)
    })
}
