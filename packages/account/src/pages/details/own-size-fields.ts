import { type AccountOwnSize, FRAME_SIZES, type FrameSize, readStamp } from '@klarsikt/core/fit'
import { err, ok } from '@klarsikt/core/lib'
import * as fitMessages from '@klarsikt/core/messages/fit'
import { readForm } from '@klarsikt/forms'

export const OWN_SIZE_FIELDS = ['size', 'stamp'] as const

/** How the customer states a size: the numbers printed on a frame, a size by name, or no size. */
export type OwnSizeChoice = 'pair' | FrameSize | 'none'

/** Returns the choice that fits the saved size. Without a saved size it proposes the numbers, the most exact choice. */
export function choiceOf(own: AccountOwnSize | null): OwnSizeChoice {
  return own?.kind === 'answer' ? own.size : 'pair'
}

/** Reads the chosen size from the form. It ignores the numbers when another choice is selected. */
export function readSizeForm(form: FormData) {
  return readForm<'size' | 'stamp', { readonly size: AccountOwnSize | null }>(
    form,
    OWN_SIZE_FIELDS,
    ({ size, stamp }) => {
      if (size === 'none') return ok({ size: null })
      if (size === 'pair') {
        const numbers = readStamp(stamp)
        return numbers ? ok({ size: { kind: 'pair', ...numbers } }) : err({ stamp: fitMessages.ownStampWrong() })
      }
      return isFrameSize(size) ? ok({ size: { kind: 'answer', size } }) : err({ size: fitMessages.ownSizeWrong() })
    },
  )
}

const isFrameSize = (text: string): text is FrameSize => (FRAME_SIZES as readonly string[]).includes(text)
