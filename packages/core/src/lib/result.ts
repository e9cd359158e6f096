/** An expected outcome as a value: either it went well, or it was refused for a reason the caller must handle. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/** The outcome that went well. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

/** The outcome that was refused. */
export function err<const E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}
