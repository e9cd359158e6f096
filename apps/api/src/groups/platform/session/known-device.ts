import { randomBytes } from 'node:crypto'
import { KNOWN_DEVICE_ACCOUNTS, KNOWN_DEVICE_DAYS } from '@klarsikt/core/identity'
import type { Clock } from '@klarsikt/core/lib'
import type { Encryption } from '@klarsikt/server/encryption'

const DEVICE_COOKIE = 'klarsikt_device'
const ACCOUNT = 'device.account'
const SIGNATURE = 'device.signature'
const DAY_MS = 86_400_000
/** Long enough to distinguish the few accounts of one device. */
const TAG_LENGTH = 16
/** The longest cookie that is read. The shop's own are far shorter. */
const COOKIE_MAXIMUM = 1_000

/** Names a customer who was logged in on a device. The cookie contains only a digest of it. */
export const customerDevice = (customerId: string): string => `customer ${customerId}`
export const staffDevice = ({ storeId, employeeNumber }: { storeId: number; employeeNumber: string }): string =>
  `staff ${storeId}/${employeeNumber}`

/** The cookie's name. Over HTTPS a sibling subdomain cannot set it, as with the session's. */
const cookieName = (secure: boolean): string => (secure ? `__Host-${DEVICE_COOKIE}` : DEVICE_COOKIE)

/** Reads the device's cookie from a Cookie header. */
export function readDeviceCookie(
  header: string | null | undefined,
  { secure }: { readonly secure: boolean },
): string | null {
  const name = cookieName(secure)
  for (const part of header?.split(';') ?? []) {
    const [key, value = ''] = part.trim().split('=')
    if (key === name && value.length <= COOKIE_MAXIMUM) return value
  }
  return null
}

type Asking = {
  readonly encryption: Encryption
  readonly clock: Clock
  /** The result of `readDeviceCookie`. */
  readonly deviceCookie: string | null
}

/**
 * The log-ins on this device that the shop has signed and that are recent enough. An entry has the account's tag, the
 * day, the device's id and the signature.
 */
function entries({ encryption, clock, deviceCookie }: Asking) {
  const today = Math.floor(clock.now().getTime() / DAY_MS)
  return (deviceCookie ?? '')
    .split('~')
    .slice(0, KNOWN_DEVICE_ACCOUNTS)
    .flatMap((text) => {
      const [tag = '', day = '', id = '', signature = ''] = text.split('.')
      const isOurs = encryption.matches(`${tag}.${day}.${id}`, signature, SIGNATURE)
      return isOurs && today - Number(day) <= KNOWN_DEVICE_DAYS ? [{ tag, id, text }] : []
    })
}

/** The device's id if the account has been logged in on it; null otherwise. */
export function knownDevice(of: Asking, account: string): string | null {
  const tags = tagsOf(of, account)
  return entries(of).find(({ tag }) => tags.includes(tag))?.id ?? null
}

/** Makes the Set-Cookie value after a log-in. The device then knows this account and a few others. */
export function writeDeviceCookie(
  of: Asking & { readonly settings: { readonly publicUrl: string } },
  account: string,
): string {
  const { encryption, clock, settings } = of
  const tags = tagsOf(of, account)
  const known = entries(of)
  const id = known.find(({ tag }) => tags.includes(tag))?.id ?? randomBytes(12).toString('base64url')
  const payload = `${tags[0]}.${Math.floor(clock.now().getTime() / DAY_MS)}.${id}`
  const own = `${payload}.${encryption.digest(payload, SIGNATURE)}`
  const others = known.filter(({ tag }) => !tags.includes(tag)).map(({ text }) => text)
  const value = [own, ...others].slice(0, KNOWN_DEVICE_ACCOUNTS).join('~')
  const secure = settings.publicUrl.startsWith('https:')
  const maxAge = KNOWN_DEVICE_DAYS * 86_400
  return `${cookieName(secure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`
}

function tagsOf({ encryption }: Asking, account: string): string[] {
  return encryption.digests(account, ACCOUNT).map((digest) => digest.slice(0, TAG_LENGTH))
}
