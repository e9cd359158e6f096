import { type AccountOwnSize, FRAME_SIZES, type FrameSize, readStamp } from '@klarsikt/core/fit'
import { err, ok } from '@klarsikt/core/lib'
import * as fitMessages from '@klarsikt/core/messages/fit'
import { readForm } from '@klarsikt/forms'

export const OWN_SIZE_FIELDS = ['size', 'stamp'] as const

/** What is chosen: the numbers of a pair, a word, or that no size is kept. */
export type OwnSizeChoice = 'pair' | FrameSize | 'none'

/** The choice that a size is entered by; a pair is what says most, and is proposed to who has none. */
export function choiceOf(own: AccountOwnSize | null): OwnSizeChoice {
  return own?.kind === 'answer' ? own.size : 'pair'
}

/** A size as chosen and typed; numbers that were typed beside another choice do not count. */
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
