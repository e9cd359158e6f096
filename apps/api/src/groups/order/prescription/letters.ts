import { dateText } from '@klarsikt/core/calendar'
import * as accountLetterMessages from '@klarsikt/core/messages/account-letter'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { type LetterTemplate, button, composeLetter, greeting, paragraph } from '../../platform/index.js'

type ExamPrescriptionLetter = {
  readonly firstName: string
  /** The day of the exam. */
  readonly day: string
  /** Whether it corrects an earlier one of the same exam. */
  readonly isCorrected: boolean
}

/** Says that the prescription of an exam is in the account. The letter contains no health data. */
export const examPrescriptionLetter: LetterTemplate<ExamPrescriptionLetter> = {
  name: 'exam-prescription-entered',
  render({ firstName, day, isCorrected }, { shopUrl }) {
    const date = dateText(day)
    return composeLetter({
      subject: isCorrected
        ? accountLetterMessages.prescriptionSubjectCorrected()
        : accountLetterMessages.prescriptionSubject(),
      blocks: [
        greeting(accountLetterMessages.greeting({ name: firstName })),
        paragraph(
          isCorrected
            ? accountLetterMessages.prescriptionBodyCorrected({ date })
            : accountLetterMessages.prescriptionBody({ date }),
        ),
        paragraph(accountLetterMessages.prescriptionUse()),
        button(shopUrl + encodedHref('account-prescriptions'), accountLetterMessages.prescriptionAction()),
      ],
    })
  },
}
