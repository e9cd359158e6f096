import { chooseConsent } from '../features/consent/choose-consent.js'
import { storeAction } from '../lib/store-action.js'

/** The question is asked by script alone, since no public page knows who has answered it. */
export const clientAction = storeAction(chooseConsent)
