import { ok, type Result } from '@klarsikt/core/lib'

/** Turns a result into an answer with `success` and the value as `data`. */
export function asData<Data, Refused>(outcome: Result<Data, Refused>) {
  return outcome.ok ? ok({ success: true as const, data: outcome.value }) : outcome
}

/** Turns a result into an answer with `success` and the value's own fields. */
export function asSuccess<Value extends object, Refused>(outcome: Result<Value, Refused>) {
  return outcome.ok ? ok({ success: true as const, ...outcome.value }) : outcome
}

/** Turns a result into an answer with `success` alone. */
export function asDone<Refused>(outcome: Result<unknown, Refused>) {
  return outcome.ok ? ok({ success: true as const }) : outcome
}
