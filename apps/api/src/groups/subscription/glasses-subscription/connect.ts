import { stockholmDate } from '@klarsikt/core/calendar'
import { problemText } from '@klarsikt/core/errors'
import { glassesSubscriptionStates } from '@klarsikt/core/glasses-subscription'
import { parseShortBirthDate } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { stateIn } from '../../../state-sql.js'
import { findCustomer, openPersonalNumber } from '../../person/index.js'
import { audit } from '../../platform/index.js'
import { checkBirthDate } from './check-birth-date.js'
import { findOpenSubscription, OPEN, type SubscriptionRow } from './find.js'
import { personDigests } from './sealed.js'
import { glassesSubscription, glassesSubscriptionSigning } from './tables.js'

type Refused = Refusal<
  | 'request.invalid'
  | 'rate-limited'
  | 'glasses-subscription.required'
  | 'glasses-subscription.already-connected'
  | 'glasses-subscription.personal-number-missing'
  | 'glasses-subscription.exists'
>
type Connected = Result<SubscriptionRow, Refused>

/**
 * Connects a subscription that a store made to its customer's account, by personal number and birth date (decision J6).
 */
export async function connectSubscription(
  ctx: Ctx,
  { customerId, birthDate }: { readonly customerId: string; readonly birthDate: string },
): Promise<Connected> {
  const { database, encryption, clock } = ctx
  const shape = parseShortBirthDate(birthDate, stockholmDate(clock.now()))
  if (!shape.ok) return err({ code: 'request.invalid', fields: { birthDate: problemText(shape.error) } })
  const customer = await findCustomer(database, encryption, customerId)
  if (!customer?.personalNumber) return err('glasses-subscription.personal-number-missing')
  const personalNumber = openPersonalNumber(encryption, customer.personalNumber)
  const checked = await checkBirthDate(ctx, birthDate, { customerId, personalNumber })
  if (!checked.ok) return checked
  return database.transaction(async (tx): Promise<Connected> => {
    await findCustomer(tx, encryption, customerId, { lock: true })
    const open = await findOpenSubscription(tx, customerId)
    const ofPerson = and(
      inArray(glassesSubscription.personalNumberDigest, [...personDigests(encryption, personalNumber)]),
      isNull(glassesSubscription.customerId),
      stateIn(glassesSubscription.state, OPEN),
    )
    const [made] = await tx.orm.select().from(glassesSubscription).where(ofPerson).limit(1).for('update')
    if (!made) return err(open?.storeId ? 'glasses-subscription.already-connected' : 'glasses-subscription.required')
    if (open && open.state !== glassesSubscriptionStates.initial) return err('glasses-subscription.exists')
    const now = clock.now()
    // What was agreed in the store replaces a draft from the web.
    if (open) {
      const state = glassesSubscriptionStates.to('terminate')
      await tx.orm.update(glassesSubscription).set({ state }).where(eq(glassesSubscription.id, open.id))
      await tx.orm.delete(glassesSubscriptionSigning).where(eq(glassesSubscriptionSigning.subscriptionId, open.id))
      await audit(tx, now, { action: `glasses-subscription.${state}`, subject: 'glasses-subscription', id: open.id })
    }
    await tx.orm.update(glassesSubscription).set({ customerId }).where(eq(glassesSubscription.id, made.id))
    await audit(tx, now, { action: 'glasses-subscription.connected', subject: 'glasses-subscription', id: made.id })
    return ok({ ...made, customerId })
  })
}
