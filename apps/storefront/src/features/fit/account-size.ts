import type { AccountSize } from '@klarsikt/contract/shop/types'
import { accountSizeOf, newestSize, sizeAge } from '@klarsikt/core/fit'
import { outcomeOf } from '@klarsikt/forms'
import { browserClient } from '../../lib/browser-client.js'
import { type StoredSize, storedSize } from './stored-size.js'

/** The customer whose account was last asked, or null. */
let followed: string | null = null
let isAsking = false
/** The customer whose account could not be reached. The next try is for them. */
let waiting: string | null = null
const followAgain = () => void (waiting !== null && followAccount(waiting))

/**
 * Sends the account a size that only the device has, and takes over the account's size. Without a customer, it deletes
 * a customer's size from the device.
 */
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
  // Sends what the user has entered during the call.
  else await followAccount(customer)
}

/**
 * Takes over the size that a page of the account has loaded. Returns true where the device has sent the account a newer
 * size than the page shows. A page that was loaded again is accepted as it is.
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

/** Returns whether the device sent a size to the account after the page had read it. */
function isNewerThan(account: AccountSize, stored: StoredSize | null): boolean {
  if (!stored?.isSent || stored.customerNumber !== account.customerNumber) return false
  return stored.savedAt > savedTime(account)
}

const savedTime = ({ savedAt }: AccountSize): number => (savedAt === null ? 0 : Date.parse(savedAt))

/** Runs before a log-out. It sends the account what it lacks, and deletes the customer's size from the device. */
export async function leaveAccount(): Promise<void> {
  const stored = storedSize.read()
  if (stored === null || stored.customerNumber === null) return
  if (isToSend(stored)) await outcomeOf(ask(stored))
  // If the log-out fails, the page gets the size from the account again.
  followed = waiting = null
  storedSize.write(null)
}

/** Returns whether the account lacks what the device has. A size measured on the face stays on the device. */
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
