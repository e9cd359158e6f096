/** What a browser says of the device it runs on. */
type Device = { readonly userAgent: string; readonly maxTouchPoints: number }

/** A phone or tablet has the app itself; an iPad says that it is a Mac. */
export function isMobile({ userAgent, maxTouchPoints }: Device): boolean {
  return /Mobi|Android|iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** The link that opens the app on this device: an address of the web for phones, the app's own scheme for computers. */
export function autostartHref(token: string, appUrl: string | null, mobile: boolean): string {
  const query = `autostarttoken=${encodeURIComponent(token)}`
  if (appUrl !== null) return `${appUrl}?${query}`
  return mobile ? `https://app.bankid.com/?${query}` : `bankid:///?${query}&redirect=null`
}
