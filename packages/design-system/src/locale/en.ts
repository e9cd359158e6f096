import { en as coreTexts } from '@klarsikt/core/messages/en'
import { en as ownTexts } from '../messages/generated/en.js'

/** The components' texts in English, to hand to {@link LocaleProvider}. */
export const en = { ...coreTexts, ...ownTexts }
