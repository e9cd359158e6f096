/** Goes to the payment provider's page; the shop's own pages are reached through the router. */
export function leavePage(url: string): void {
  window.location.assign(url)
}
