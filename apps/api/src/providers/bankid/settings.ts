/** How a relying party shows who it is: the file of its bank, or a certificate and its key (PEM). */
export type BankIdIdentity =
  | { readonly pfx: Uint8Array; readonly passphrase: string }
  | { readonly cert: string; readonly key: string }

export type BankIdSettings = {
  /** Base URL with its version, such as `https://appapi2.bankid.com/rp/v6.0`. */
  readonly url: string
  /** The one root that the service's certificate must come from, PEM; no other is believed. */
  readonly ca: string
  readonly identity: BankIdIdentity
  /** Where the app is opened by a link on the same device; null: BankID's own address. */
  readonly appUrl: string | null
  /** Longest wait for one answer, milliseconds. */
  readonly timeoutMs?: number
}
