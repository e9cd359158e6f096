/** The client certificate of the shop: the bank's PFX file, or a certificate and its key (PEM). */
export type BankIdIdentity =
  | { readonly pfx: Uint8Array; readonly passphrase: string }
  | { readonly cert: string; readonly key: string }

export type BankIdSettings = {
  /** Base URL with version, such as `https://appapi2.bankid.com/rp/v6.0`. */
  readonly url: string
  /** The only root certificate accepted for BankID's server, as PEM. */
  readonly ca: string
  readonly identity: BankIdIdentity
  /** Address that opens the app on the same device; null for BankID's own. */
  readonly appUrl: string | null
  /** Longest wait for one answer, in ms. */
  readonly timeoutMs?: number
}
