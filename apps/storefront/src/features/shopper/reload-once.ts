const KEY = 'store-reload'

/**
 * Fetches a page again that said it was not that of a store, while a store is logged in now: here, or in a tab beside it. Once
 * for each address, so that it cannot go on for ever [CHROME-030].
 */
export function reloadOnce({ location, sessionStorage }: Pick<Window, 'location' | 'sessionStorage'> = window): void {
  try {
    const before = sessionStorage.getItem(KEY)
    const addresses = before === null ? [] : before.split(' ')
    if (addresses.includes(location.href)) return
    sessionStorage.setItem(KEY, [...addresses, location.href].join(' '))
  } catch {
    // Where nothing can be remembered, reloading could go on for ever.
    return
  }
  location.reload()
}
