import type { BankIdError } from '@klarsikt/core/bankid'
import type { Result } from '@klarsikt/core/lib'

export type BankIdRequest = {
  /** The full IP address of the customer's device. */
  readonly endUserIp: string
  /** The text that the app shows before the customer confirms. */
  readonly visibleText: string
  /** Where the app returns to after a start on the same device. */
  readonly returnUrl: string
  readonly web: { readonly referringDomain: string; readonly userAgent: string }
}

export type BankIdOrder = {
  readonly orderRef: string
  readonly autoStartToken: string
  readonly qrStartToken: string
  /** The secret that the QR codes derive from. It never leaves the server. */
  readonly qrStartSecret: string
}

export type BankIdProof = {
  /** Twelve digits. */
  readonly personalNumber: string
  readonly givenName: string
  readonly surname: string
  readonly risk: 'low' | 'moderate' | 'high' | null
  /** The signature that proves the identification to third parties, in base 64. */
  readonly signature: string
  readonly ocspResponse: string
}

export type BankIdCollected =
  | { readonly status: 'pending' | 'failed'; readonly hintCode: string }
  | { readonly status: 'complete'; readonly proof: BankIdProof }

/** BankID's own error codes; `unreachable` when no answer came in time; `unknown` for an undocumented code. */
export type BankIdFailure =
  | BankIdError
  | 'invalidParameters'
  | 'unauthorized'
  | 'notFound'
  | 'methodNotAllowed'
  | 'unsupportedMediaType'
  | 'unreachable'
  | 'unknown'

/** Identification and signing by BankID. An order starts by QR code or link, never by personal number. */
export type BankIdProvider = {
  auth(request: BankIdRequest): Promise<Result<BankIdOrder, BankIdFailure>>
  sign(request: BankIdRequest): Promise<Result<BankIdOrder, BankIdFailure>>
  /** The state of an order. The result of an ended order can be fetched once only. */
  collect(orderRef: string): Promise<Result<BankIdCollected, BankIdFailure>>
  cancel(orderRef: string): Promise<Result<void, BankIdFailure>>
}
