import { commerceTexts } from './en/commerce.js'
import { commonTexts } from './en/common.js'
import { formTexts } from './en/forms.js'
import { primitiveTexts } from './en/primitives.js'
import { serviceTexts } from './en/services.js'

/** The components' texts in English, to hand to {@link LocaleProvider}. */
export const en = { ...commonTexts, ...primitiveTexts, ...formTexts, ...commerceTexts, ...serviceTexts }
