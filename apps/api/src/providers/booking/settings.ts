/** How the booking system of some stores is reached. */
export type BookingProviderSettings = {
  /** Base URL with its version, such as `https://booking.example/v1`. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  /** Longest wait for a question, and for a call that changes something, with its repetition, milliseconds. */
  readonly readTimeoutMs?: number
  readonly writeTimeoutMs?: number
  /** Pause of the circuit before the provider is tried again, milliseconds. */
  readonly pauseMs?: number
}
