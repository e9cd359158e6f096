import { oneOf, type ValueOf } from '../lib/index.js'

/** Kinds of electronic identification. The shop uses the Swedish one [ENUM-004]. */
export const EidType = {
  SwedishBankId: 'SwedishBankID',
  FinnishTupas: 'FinnishTupas',
  DanishNemIdMitId: 'DanishNemIDMitID',
} as const
export type EidType = ValueOf<typeof EidType>
export const isEidType = oneOf(['SwedishBankID', 'FinnishTupas', 'DanishNemIDMitID'])

/** Ways to log in [ENUM-012]. */
export const LOGIN_METHODS = ['eID', 'emailPassword'] as const
export type LoginMethod = (typeof LOGIN_METHODS)[number]
export const isLoginMethod = oneOf(LOGIN_METHODS)

/** Why a log-in with the right credentials cannot continue [ENUM-013]. */
export const LOGIN_ERRORS = ['TermsNotAccepted', 'EmailNotVerified', 'EidEmailNotVerified'] as const
export type LoginError = (typeof LOGIN_ERRORS)[number]
export const isLoginError = oneOf(LOGIN_ERRORS)

/** Results of a registration [ENUM-014]. */
export const SIGNUP_RESULTS = ['Success', 'SuccessPendingEmail', 'Error'] as const
export type SignupResult = (typeof SIGNUP_RESULTS)[number]
export const isSignupResult = oneOf(SIGNUP_RESULTS)
