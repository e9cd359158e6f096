import { dateTimeText } from '@klarsikt/core/calendar'
import * as personalDataMessages from '@klarsikt/core/messages/personal-data'
import { SHOP } from '@klarsikt/shop-config'
import { type LetterTemplate, composeLetter, greeting, paragraph } from '../../platform/index.js'

type Erased = { readonly firstName: string; /** An instant in ISO 8601. */ readonly at: string }

/** The last letter to an account: it is erased, and what the law requires the shop to keep. */
export const accountErasedLetter: LetterTemplate<Erased> = {
  name: 'account-erased',
  render({ firstName, at }) {
    const subject = personalDataMessages.letterErasedSubject()
    const body = [
      personalDataMessages.letterErasedBody({ when: dateTimeText(new Date(at)), brand: SHOP.brand.name }),
      personalDataMessages.retained(),
      personalDataMessages.letterErasedUnexpected(),
    ]
    const hello = personalDataMessages.letterGreeting({ name: firstName })
    return composeLetter({ subject, blocks: [greeting(hello), ...body.map(paragraph)] })
  },
}
