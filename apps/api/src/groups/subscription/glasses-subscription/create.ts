import { stockholmDate } from '@klarsikt/core/calendar'
import { problemText } from '@klarsikt/core/errors'
import { glassesSubscriptionStates, type SubscriptionLevel } from '@klarsikt/core/glasses-subscription'
import { parsePersonalNumber } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { violatedConstraint } from '@klarsikt/server/database'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { stateIn } from '../../../state-sql.js'
import { findCustomer, findCustomerByPersonalNumber } from '../../person/index.js'
import { findOpenSubscription, lockSubscription, OPEN, type SubscriptionRow } from './find.js'
import { changeLevel, insertGlassesSubscription } from './new-subscription.js'
import { personDigests, sealPerson } from './sealed.js'
import { glassesSubscription } from './tables.js'

type CreateDeps = Pick<Deps, 'database' | 'clock' | 'encryption'>
type Created = Result<SubscriptionRow, 'glasses-subscription.exists'>

const isWaiting = ({ state }: SubscriptionRow): boolean => state === glassesSubscriptionStates.initial

/** Takes a subscription on the web, or changes the level of one that is not signed yet. */
export async function takeSubscription(
  deps: CreateDeps,
  { customerId, level }: { readonly customerId: string; readonly level: SubscriptionLevel },
): Promise<Created> {
  const { database, clock, encryption } = deps
  return database.transaction(async (tx): Promise<Created> => {
    // The lock makes two calls at the same moment wait for each other.
    await findCustomer(tx, encryption, customerId, { lock: true })
    const open = await findOpenSubscription(tx, customerId)
    if (!open) return ok(await insertGlassesSubscription(tx, clock, { customerId, level }))
    const locked = await lockSubscription(tx, open.id)
    return locked && isWaiting(locked)
      ? ok(await changeLevel(tx, clock, locked, level))
      : err('glasses-subscription.exists')
  })
}

type InStore = {
  readonly storeId: number
  readonly personalNumber: string
  readonly level: SubscriptionLevel
}

/**
 * Makes a subscription for a person in the store, who connects it to an account by personal number and birth date and
 * signs it there. Until then repeated calls return the same subscription.
 */
export async function makeInStore(
  deps: CreateDeps,
  { storeId, personalNumber, level }: InStore,
): Promise<Result<SubscriptionRow, Refusal<'request.invalid' | 'glasses-subscription.exists'>>> {
  const { database, clock, encryption } = deps
  const parsed = parsePersonalNumber(personalNumber, stockholmDate(clock.now()))
  if (!parsed.ok) return err({ code: 'request.invalid', fields: { personalNumber: problemText(parsed.error) } })
  const customer = await findCustomerByPersonalNumber(database, encryption, parsed.value)
  const own = customer && (await findOpenSubscription(database, customer.id))
  if (own && !isWaiting(own)) return err('glasses-subscription.exists')
  const ofPerson = and(
    inArray(glassesSubscription.personalNumberDigest, [...personDigests(encryption, parsed.value)]),
    stateIn(glassesSubscription.state, OPEN),
  )
  try {
    return await database.transaction(async (tx): Promise<Created> => {
      const [waiting] = await tx.orm
        .select()
        .from(glassesSubscription)
        .where(ofPerson)
        .orderBy(desc(glassesSubscription.createdAt))
        .limit(1)
        .for('update')
      if (waiting && !isWaiting(waiting)) return err('glasses-subscription.exists')
      if (waiting) return ok(await changeLevel(tx, clock, waiting, level))
      return ok(await insertGlassesSubscription(tx, clock, { storeId, level, ...sealPerson(encryption, parsed.value) }))
    })
  } catch (error) {
    // Another employee made it at the same moment.
    if (violatedConstraint(error) === 'glasses_subscription_waiting')
      return makeInStore(deps, { storeId, personalNumber, level })
    throw error
  }
}

/** The subscriptions that a store has made, the newest first. */
export function listMadeInStore({ database }: Pick<Deps, 'database'>, storeId: number): Promise<SubscriptionRow[]> {
  return database.orm
    .select()
    .from(glassesSubscription)
    .where(eq(glassesSubscription.storeId, storeId))
    .orderBy(desc(glassesSubscription.createdAt), desc(glassesSubscription.id))
    .limit(STORE_LIST_ROWS)
}

/** The maximum number of rows in a store's list. */
const STORE_LIST_ROWS = 50
