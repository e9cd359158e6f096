const HIDDEN = '***'

/** `Anna` → `A***`. */
export function maskName(name: string): string {
  return name === '' ? '' : `${[...name][0]}${HIDDEN}`
}

/** `anna@example.se` → `a***@example.se`. */
export function maskEmail(email: string): string {
  const [local = '', domain] = email.split('@')
  return domain === undefined ? '' : `${maskName(local)}@${domain}`
}

/** `0701740605` → `***05`. */
export function maskMobile(mobile: string): string {
  return mobile === '' ? '' : `${HIDDEN}${mobile.slice(-2)}`
}
