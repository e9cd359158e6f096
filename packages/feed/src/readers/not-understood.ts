/** Replaces a value in a record that has an unknown form. The check then reports the reason. */
export class NotUnderstood {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}
