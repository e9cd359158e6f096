const HIDDEN = '***'

/** Shortens a name to its first letter: `Anna` → `A***`. */
export function maskName(name: string): string {
  return name === '' ? '' : `${[...name][0]}${HIDDEN}`
}

/** Masks the local part of an e-mail address: `anna@example.se` → `a***@example.se`. */
export function maskEmail(email: string): string {
  const [local = '', domain] = email.split('@')
  return domain === undefined ? '' : `${maskName(local)}@${domain}`
}

/** Masks a number except its last two digits: `0701740605` → `***05`. */
export function maskMobile(mobile: string): string {
  return mobile === '' ? '' : `${HIDDEN}${mobile.slice(-2)}`
}
