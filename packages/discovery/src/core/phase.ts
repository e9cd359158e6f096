/**
 * State of a list of products.
 * - `idle`: nothing is requested yet
 * - `loading`: a request runs and nothing is shown
 * - `shown`: the answer is shown
 * - `refreshing`: another answer loads while the present one is shown
 * - `extending`: more of the same answer loads
 * - `short`: more was requested and did not come
 * - `failed`: nothing is shown, because the last attempt got no answer
 */
export type Phase = 'idle' | 'loading' | 'shown' | 'refreshing' | 'extending' | 'short' | 'failed'
export type PhaseEvent = 'ask' | 'answer' | 'fail' | 'more'

const ASKABLE = { ask: 'refreshing', more: 'extending' } as const
/** The next phase by phase and event. An event that is not listed changes nothing. */
export const PHASES: Readonly<Record<Phase, Partial<Readonly<Record<PhaseEvent, Phase>>>>> = {
  idle: { ask: 'loading' },
  loading: { ask: 'loading', answer: 'shown', fail: 'failed' },
  shown: ASKABLE,
  refreshing: { ask: 'refreshing', answer: 'shown', fail: 'failed' },
  extending: { ask: 'refreshing', answer: 'shown', fail: 'short' },
  short: ASKABLE,
  failed: { ask: 'loading' },
}

export const step = (phase: Phase, event: PhaseEvent): Phase => PHASES[phase][event] ?? phase

/** Returns whether no answer is known yet. */
export const isAwaited = (phase: Phase): boolean => phase === 'idle' || phase === 'loading'
/** Returns whether there is an answer to show, even if a newer one loads. */
export const isKnown = (phase: Phase): boolean => !isAwaited(phase) && phase !== 'failed'
