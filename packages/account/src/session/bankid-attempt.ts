import { inBrowser } from './in-browser.js'

const KEY = 'bankid-attempt'

/** Notes in the tab that something has begun at BankID on this page: loaded again, the page goes on with it. */
export function rememberAttempt(): void {
  inBrowser(() => sessionStorage.setItem(KEY, location.pathname))
}

export function forgetAttempt(): void {
  inBrowser(() => sessionStorage.removeItem(KEY))
}

export function hasAttempt(): boolean {
  return inBrowser(() => sessionStorage.getItem(KEY) === location.pathname) ?? false
}
