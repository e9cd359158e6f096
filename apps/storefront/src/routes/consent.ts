import { chooseConsent } from '../features/consent/choose-consent.js'
import { browserAction, serverAction } from '../lib/mutation.js'

export const action = serverAction(chooseConsent)
export const clientAction = browserAction(chooseConsent)
