/** How a page loads times and sends the chosen one. */
export interface TimePlace {
  readonly path: string
  /** The other query parameters of the step's address. */
  readonly fields: Readonly<Record<string, string>>
  /** The fields that are sent with the chosen time. */
  readonly sent: Readonly<Record<string, string>>
  readonly button: string
}

/** A box that must be ticked before the time is sent, such as for the fee of a late change. */
export interface Agreement {
  readonly name: string
  readonly label: string
}
