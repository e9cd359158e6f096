/** How the shop reaches the booking system of some stores. */
export type BookingProviderSettings = {
  /** Base URL with version, such as `https://booking.example/v1`. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  /** Longest wait for a read, and for a write including its repetition, in ms. */
  readonly readTimeoutMs?: number
  readonly writeTimeoutMs?: number
  /** Pause of an open circuit before the next try, in ms. */
  readonly pauseMs?: number
}
