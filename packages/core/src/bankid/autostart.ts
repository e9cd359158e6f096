type Device = { readonly userAgent: string; readonly maxTouchPoints: number }

/** Tells whether the device has the BankID app itself. An iPad reports that it is a Mac, so a touch screen decides. */
export function isMobile({ userAgent, maxTouchPoints }: Device): boolean {
  return /Mobi|Android|iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/**
 * Returns the link that opens the BankID app: a web address on phones, the app's own scheme on computers, or `appUrl`
 * in place of both.
 */
export function autostartHref(token: string, appUrl: string | null, mobile: boolean): string {
  const query = `autostarttoken=${encodeURIComponent(token)}`
  if (appUrl !== null) return `${appUrl}?${query}`
  return mobile ? `https://app.bankid.com/?${query}` : `bankid:///?${query}&redirect=null`
}
