/** The result of an operation with an expected failure, which the caller must handle. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/** Returns a successful result. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

/** Returns a failed result. */
export function err<const E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}
