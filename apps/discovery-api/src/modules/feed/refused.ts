import type { Refusal } from '../../http/failures.js'

/** An exception, because only that rolls back what the feed has written. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}
