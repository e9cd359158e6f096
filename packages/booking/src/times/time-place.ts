/** How a page asks for times and sends the chosen one. */
export interface TimePlace {
  readonly path: string
  /** What the address of the step holds besides what is shown. */
  readonly fields: Readonly<Record<string, string>>
  /** What is sent with the chosen time. */
  readonly sent: Readonly<Record<string, string>>
  readonly button: string
}

/** A box that has to be ticked before the time is sent, such as for what a late change costs. */
export interface Agreement {
  readonly name: string
  readonly label: string
}
