import type { AccountSize } from '@klarsikt/contract/shop/types'
import { accountSizeOf, newestSize, sizeAge } from '@klarsikt/core/fit'
import { outcomeOf } from '@klarsikt/forms'
import { browserClient } from '../../lib/browser-client.js'
import { type StoredSize, storedSize } from './stored-size.js'

/** The customer whose account was asked last; null for none. */
let followed: string | null = null
let isAsking = false
/** The customer whose account could not be had. */
let waiting: string | null = null
const followAgain = () => void (waiting !== null && followAccount(waiting))

/** Sends what the device alone has, and takes over what the account has. Without a customer nothing of one is left behind. */
export async function followAccount(customer: string | null, stored = storedSize.read()): Promise<void> {
  if (customer === null) {
    followed = waiting = null
    if (stored !== null && stored.customerNumber !== null) storedSize.write(null)
    return
  }
  if (isAsking || (customer === followed && !isToSend(stored))) return
  isAsking = true
  const outcome = await outcomeOf(ask(stored))
  isAsking = false
  if (!outcome.ok) {
    waiting = customer
    addEventListener('online', followAgain, { once: true })
    return
  }
  followed = customer
  if (storedSize.read() === stored) takeOver(outcome.value.data)
  // What was entered meanwhile is sent as well.
  else await followAccount(customer)
}

/**
 * Takes over what a page of the account has loaded; true where the account has got something newer from the device than the
 * page shows. What was loaded again is believed.
 */
export async function followLoaded(account: AccountSize, isLoadedAgain = false): Promise<boolean> {
  const stored = storedSize.read()
  if (!isToSend(stored)) {
    if (!isLoadedAgain && isNewerThan(account, stored)) return true
    takeOver(account)
    return false
  }
  const outcome = await outcomeOf(ask(stored))
  if (!outcome.ok) return false
  if (storedSize.read() === stored) takeOver(outcome.value.data)
  return outcome.value.data.savedAt !== account.savedAt
}

/** Whether the account has got this from the device after it was read for the page. */
function isNewerThan(account: AccountSize, stored: StoredSize | null): boolean {
  if (!stored?.isSent || stored.customerNumber !== account.customerNumber) return false
  return stored.savedAt > savedTime(account)
}

const savedTime = ({ savedAt }: AccountSize): number => (savedAt === null ? 0 : Date.parse(savedAt))

/** Before a log-out: the account gets what it should have, and nothing of it is left on the device. */
export async function leaveAccount(): Promise<void> {
  const stored = storedSize.read()
  if (stored === null || stored.customerNumber === null) return
  if (isToSend(stored)) await outcomeOf(ask(stored))
  // Who stays logged in after all gets it from the account again.
  followed = waiting = null
  storedSize.write(null)
}

/** Whether the device has something that the account should have: a face that was measured stays here. */
const isToSend = (stored: StoredSize | null): stored is StoredSize =>
  stored !== null && !stored.isSent && stored.size?.kind !== 'measured'

function ask(stored: StoredSize | null) {
  if (!isToSend(stored)) return browserClient().getOwnSize()
  const { savedAt, customerNumber } = stored
  const size = accountSizeOf(stored.size)
  return browserClient().setOwnSize({ body: { size, enteredMsAgo: sizeAge(savedAt, Date.now()), customerNumber } })
}

function takeOver(account: AccountSize): void {
  const { size, customerNumber } = account
  const savedAt = savedTime(account)
  const stored = storedSize.read()
  const isNewer =
    stored?.size?.kind === 'measured' && newestSize({ size, savedAt }, stored, customerNumber)?.size === stored.size
  if (!isNewer) storedSize.write({ size, savedAt, customerNumber, isSent: true })
}
