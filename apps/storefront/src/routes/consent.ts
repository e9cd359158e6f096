import { chooseConsent } from '../features/consent/choose-consent.js'
import { browserAction } from '../lib/mutation.js'

/** The question is asked by script alone, since no public page knows who has answered it. */
export const clientAction = browserAction(chooseConsent)
