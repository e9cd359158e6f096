import type { FrameColorId } from '@klarsikt/eyewear'
import { useMemo, useState } from 'react'
import { type LookChoice, nextColor } from '../viewer/look-choices.js'
import type { ComparableGroup, Comparison, FrameModel } from './comparison.js'
import { useFetched } from './use-fetched.js'

/** The customer's choice for the second frame: another colour of the tried frame, or another frame. */
export type Choice =
  | { readonly kind: 'color'; readonly color: FrameColorId }
  | { readonly kind: 'frame'; readonly id: string; readonly name: string }

/**
 * State of a comparison. It lasts as long as the try-on is open, so that a taken picture has the frames that the camera
 * showed.
 */
export interface Comparing {
  readonly isOn: boolean
  readonly comparison: Comparison | undefined
  readonly groups: readonly ComparableGroup[] | 'loading' | 'failed'
  readonly choice: Choice | null
  /** The model of a chosen frame, or null while a colour or nothing is chosen. */
  readonly model: FrameModel | 'loading' | 'failed' | null
  /** Starts a comparison with the colour after the shown one. */
  start(seen: FrameColorId): void
  stop(): void
  choose(choice: Choice | null): void
  retry(): void
}

interface Options {
  readonly colors: readonly LookChoice<FrameColorId>[]
  readonly comparison: Comparison | undefined
}

const NONE: readonly never[] = []

export function useComparing({ colors, comparison }: Options): Comparing {
  const [isOn, setOn] = useState(false)
  const [choice, setChoice] = useState<Choice | null>(null)
  const groups = useFetched(isOn && comparison ? comparison.list : null)
  const id = isOn && choice?.kind === 'frame' ? choice.id : null
  const open = useMemo(
    () => (comparison && id !== null ? (signal: AbortSignal) => comparison.open(id, signal) : null),
    [comparison, id],
  )
  const model = useFetched(open)
  return {
    isOn,
    comparison,
    groups: groups.value ?? NONE,
    choice: isOn ? choice : null,
    model: model.value,
    start: (seen) => {
      setOn(true)
      if (!choice && colors.length > 1) setChoice({ kind: 'color', color: nextColor(colors, seen, 1) })
    },
    stop: () => setOn(false),
    choose: setChoice,
    retry: () => {
      if (groups.value === 'failed') groups.retry()
      if (model.value === 'failed') model.retry()
    },
  }
}
