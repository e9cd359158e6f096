import type { BankIdError } from '@klarsikt/core/bankid'
import type { Result } from '@klarsikt/core/lib'

export type BankIdRequest = {
  /** Whole address of the customer's device. */
  readonly endUserIp: string
  /** What the app shows, before the code is typed. */
  readonly visibleText: string
  /** Where the app leads back to after a start on the same device. */
  readonly returnUrl: string
  readonly web: { readonly referringDomain: string; readonly userAgent: string }
}

export type BankIdOrder = {
  readonly orderRef: string
  readonly autoStartToken: string
  readonly qrStartToken: string
  /** Makes the codes; it never leaves the server. */
  readonly qrStartSecret: string
}

export type BankIdProof = {
  /** Twelve digits. */
  readonly personalNumber: string
  readonly givenName: string
  readonly surname: string
  readonly risk: 'low' | 'moderate' | 'high' | null
  /** What proves it to others, base 64. */
  readonly signature: string
  readonly ocspResponse: string
}

export type BankIdCollected =
  | { readonly status: 'pending' | 'failed'; readonly hintCode: string }
  | { readonly status: 'complete'; readonly proof: BankIdProof }

/**
 * Why there is no answer: the service's own codes, `unreachable` when none came in time, and `unknown` for what it did not
 * say until now.
 */
export type BankIdFailure =
  | BankIdError
  | 'invalidParameters'
  | 'unauthorized'
  | 'notFound'
  | 'methodNotAllowed'
  | 'unsupportedMediaType'
  | 'unreachable'
  | 'unknown'

/** Identification and signature by BankID. An order is begun by code or link, and never by a personal number. */
export type BankIdProvider = {
  auth(request: BankIdRequest): Promise<Result<BankIdOrder, BankIdFailure>>
  sign(request: BankIdRequest): Promise<Result<BankIdOrder, BankIdFailure>>
  /** What has come of an order; what came of one that has ended can be fetched once. */
  collect(orderRef: string): Promise<Result<BankIdCollected, BankIdFailure>>
  cancel(orderRef: string): Promise<Result<void, BankIdFailure>>
}
