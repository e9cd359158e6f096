import { ok, type Result } from '@klarsikt/core/lib'

/** An answer that says it has succeeded, with what a verb came to as its `data`. */
export function asData<Data, Refused>(outcome: Result<Data, Refused>) {
  return outcome.ok ? ok({ success: true as const, data: outcome.value }) : outcome
}

/** The same with what a verb came to beside the success. */
export function asSuccess<Value extends object, Refused>(outcome: Result<Value, Refused>) {
  return outcome.ok ? ok({ success: true as const, ...outcome.value }) : outcome
}

/** An answer that says no more than that it has succeeded. */
export function asDone<Refused>(outcome: Result<unknown, Refused>) {
  return outcome.ok ? ok({ success: true as const }) : outcome
}
