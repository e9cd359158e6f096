import type { ExamKind } from '@klarsikt/core/booking'
import { href } from '@klarsikt/core/paths'

/** The pages that show the wizard: for eyes, from the account, and for ears. */
export type WizardPlace = 'booking-visual-exam' | 'account-booking' | 'booking-auditory'

/** What is booked on a page. */
export const kindOf = (place: WizardPlace): ExamKind => (place === 'booking-auditory' ? 'auditory' : 'visual')

/** The address of a page without anything chosen. */
export const pathOf = (place: WizardPlace): string => href(place)
