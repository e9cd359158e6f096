import { type Failure, isFailure } from '@klarsikt/contract/client'
import { type Outcome, outcomeOf } from '@klarsikt/forms'

/** Why a time cannot be booked, and the nearest free times. */
export interface TimeRefusal {
  /** The refused time. */
  readonly start: string | null
  readonly message: string
  readonly alternatives: readonly { readonly start: string }[]
}

/** Returns the outcome of a call about a time. A refusal comes with the nearest free times. */
export async function outcomeWithTimes<Reply>(
  start: string | null,
  call: Promise<Reply | Failure>,
): Promise<{ readonly outcome: Outcome<Reply>; readonly refusal: TimeRefusal }> {
  let alternatives: TimeRefusal['alternatives'] = []
  const outcome = await outcomeOf(
    call.then((answer) => {
      if (isFailure(answer)) alternatives = answer.error.alternatives ?? []
      return answer
    }),
  )
  const starts = new Set(alternatives.map((one) => one.start))
  return {
    outcome,
    refusal: {
      start,
      message: outcome.ok ? '' : (outcome.fields['start'] ?? outcome.message),
      alternatives: [...starts].map((one) => ({ start: one })),
    },
  }
}

export const noSuchTime = (message: string): TimeRefusal => ({ start: null, message, alternatives: [] })
