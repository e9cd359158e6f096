/**
 * State of a list of products.
 * - `idle`: nothing asked yet
 * - `loading`: asked, nothing to show
 * - `shown`: the answer is shown
 * - `refreshing`: another answer is loading, the present one is shown meanwhile
 * - `extending`: more of the same is loading
 * - `short`: more was asked for and did not come
 * - `failed`: nothing to show, and no answer after the last attempt
 */
export type Phase = 'idle' | 'loading' | 'shown' | 'refreshing' | 'extending' | 'short' | 'failed'
export type PhaseEvent = 'ask' | 'answer' | 'fail' | 'more'

const ASKABLE = { ask: 'refreshing', more: 'extending' } as const
/** Next phase by phase and event; an event that is not listed changes nothing. */
export const PHASES: Readonly<Record<Phase, Partial<Readonly<Record<PhaseEvent, Phase>>>>> = {
  idle: { ask: 'loading' },
  loading: { ask: 'loading', answer: 'shown', fail: 'failed' },
  shown: ASKABLE,
  refreshing: { ask: 'refreshing', answer: 'shown', fail: 'failed' },
  extending: { ask: 'refreshing', answer: 'shown', fail: 'short' },
  short: ASKABLE,
  failed: { ask: 'loading' },
}

/** The phase after something happened. */
export const step = (phase: Phase, event: PhaseEvent): Phase => PHASES[phase][event] ?? phase

/** Nothing is known yet. */
export const isAwaited = (phase: Phase): boolean => phase === 'idle' || phase === 'loading'
/** There is an answer to show, if not yet the newest. */
export const isKnown = (phase: Phase): boolean => !isAwaited(phase) && phase !== 'failed'
