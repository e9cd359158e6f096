import * as staffMessages from '@klarsikt/core/messages/staff'
import { STAFF_CODE_MINUTES } from '@klarsikt/core/staff'
import { heading, letterHtml, paragraph } from '../outbox/letter-layout.js'
import type { LetterTemplate } from '../outbox/letter-template.js'

/** The second step of a store's log-in. */
export const staffCodeLetter: LetterTemplate<{ readonly code: string }> = {
  name: 'staff-code',
  render: ({ code }) => {
    const subject = staffMessages.letterCodeSubject()
    const body = [
      staffMessages.letterCodeBody({ code, minutes: STAFF_CODE_MINUTES }),
      staffMessages.letterCodeUnexpected(),
    ]
    return {
      subject,
      html: letterHtml(subject, [heading(subject), ...body.map(paragraph)].join('\n')),
      text: body.join('\n\n'),
    }
  },
}

export const staffLetters = [staffCodeLetter] as const
