import { inBrowser } from './in-browser.js'

const KEY = 'bankid-attempt'

/**
 * Marks in the tab that a BankID order has started on this page. If the page is reloaded, it goes on with the order.
 */
export function rememberAttempt(): void {
  inBrowser(() => sessionStorage.setItem(KEY, location.pathname))
}

export function forgetAttempt(): void {
  inBrowser(() => sessionStorage.removeItem(KEY))
}

export function hasAttempt(): boolean {
  return inBrowser(() => sessionStorage.getItem(KEY) === location.pathname) ?? false
}
