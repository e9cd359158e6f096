type Event = { readonly event: string } & Readonly<Record<string, unknown>>

/** Hands an event to the page's data layer. Nothing leaves the device from here; what reads it asks for consent. */
export function track(event: Event): void {
  const page = window as unknown as { dataLayer?: Event[] }
  page.dataLayer ??= []
  page.dataLayer.push(event)
}
