/** What the browser reports about its device. */
type Device = { readonly userAgent: string; readonly maxTouchPoints: number }

/**
 * Tells whether the device is a phone or a tablet, which has the BankID app itself. An iPad reports that it is a Mac,
 * so a touch screen decides.
 */
export function isMobile({ userAgent, maxTouchPoints }: Device): boolean {
  return /Mobi|Android|iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/**
 * Returns the link that opens the BankID app on this device. Phones use a web address, computers the app's own scheme.
 * `appUrl` replaces both if it is set.
 */
export function autostartHref(token: string, appUrl: string | null, mobile: boolean): string {
  const query = `autostarttoken=${encodeURIComponent(token)}`
  if (appUrl !== null) return `${appUrl}?${query}`
  return mobile ? `https://app.bankid.com/?${query}` : `bankid:///?${query}&redirect=null`
}
