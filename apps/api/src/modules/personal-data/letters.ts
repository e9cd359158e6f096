import { dateTimeText } from '@klarsikt/core/calendar'
import * as personalDataMessages from '@klarsikt/core/messages/personal-data'
import { heading, letterHtml, paragraph } from '../outbox/letter-layout.js'
import type { LetterTemplate } from '../outbox/letter-template.js'

type Erased = { readonly firstName: string; /** ISO 8601. */ readonly at: string }

/** The last letter to an account: that it is gone, and what the law demands to be stored. */
export const accountErasedLetter: LetterTemplate<Erased> = {
  name: 'account-erased',
  render({ firstName, at }) {
    const subject = personalDataMessages.letterErasedSubject()
    const body = [
      personalDataMessages.letterGreeting({ name: firstName }),
      personalDataMessages.letterErasedBody({ when: dateTimeText(new Date(at)) }),
      personalDataMessages.retained(),
      personalDataMessages.letterErasedUnexpected(),
    ]
    return {
      subject,
      html: letterHtml(subject, [heading(subject), ...body.map(paragraph)].join('\n')),
      text: body.join('\n\n'),
    }
  },
}
