import type { ExamKind } from '@klarsikt/core/booking'
import { href } from '@klarsikt/core/paths'

/** The pages with the wizard: for eye exams, in the account, and for hearing tests. */
export type WizardPlace = 'booking-visual-exam' | 'account-booking' | 'booking-auditory'

/** Returns the kind of exam that a page books. */
export const kindOf = (place: WizardPlace): ExamKind => (place === 'booking-auditory' ? 'auditory' : 'visual')

/** Returns the path of a page, without any choices. */
export const pathOf = (place: WizardPlace): string => href(place)
