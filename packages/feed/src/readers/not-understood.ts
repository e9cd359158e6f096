/** Stands in a record for a value that was written in a form that is not understood; the check reports why. */
export class NotUnderstood {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}
