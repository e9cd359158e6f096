import { randomBytes } from 'node:crypto'
import { KNOWN_DEVICE_ACCOUNTS, KNOWN_DEVICE_DAYS } from '@klarsikt/core/identity'
import type { Clock } from '@klarsikt/core/lib'
import type { Encryption } from '@klarsikt/server/encryption'

const DEVICE_COOKIE = 'klarsikt_device'
const ACCOUNT = 'device.account'
const SIGNATURE = 'device.signature'
const DAY_MS = 86_400_000
/** Enough to tell the few accounts of one device apart. */
const TAG_LENGTH = 16
/** What we write is far shorter; anything longer is not ours. */
const COOKIE_MAXIMUM = 1_000

/** Who has been logged in on a device; says nothing to anyone without our key. */
export const customerDevice = (customerId: string): string => `customer ${customerId}`
export const staffDevice = ({ storeId, employeeNumber }: { storeId: number; employeeNumber: string }): string =>
  `staff ${storeId}/${employeeNumber}`

/** Over HTTPS no sibling subdomain can plant one, as with the session's. */
const cookieName = (secure: boolean): string => (secure ? `__Host-${DEVICE_COOKIE}` : DEVICE_COOKIE)

/** What a Cookie header says of the device. */
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
  /** As `readDeviceCookie` has found it. */
  readonly deviceCookie: string | null
}

/** Log-ins on this device that we have signed and that are not too old: which account, when, which device, and our signature. */
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

/** What names this device among those on which an account has been logged in; null where it has not. */
export function knownDevice(of: Asking, account: string): string | null {
  const tags = tagsOf(of, account)
  return entries(of).find(({ tag }) => tags.includes(tag))?.id ?? null
}

/** The Set-Cookie value after a log-in: the device knows the account from now on, besides a few others. */
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
