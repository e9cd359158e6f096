import { type ValueOf } from '../lib/one-of.js'

/** Kinds of electronic identification. The shop uses the Swedish one [ENUM-004]. */
export const EidType = {
  SwedishBankId: 'SwedishBankID',
  FinnishTupas: 'FinnishTupas',
  DanishNemIdMitId: 'DanishNemIDMitID',
} as const
export type EidType = ValueOf<typeof EidType>

/** Ways to log in [ENUM-012]. */
export const LOGIN_METHODS = ['eID', 'emailPassword'] as const

/** Why a log-in with the right credentials cannot continue [ENUM-013]. */
export const LOGIN_ERRORS = ['TermsNotAccepted', 'EmailNotVerified', 'EidEmailNotVerified'] as const
export type LoginError = (typeof LOGIN_ERRORS)[number]

/** Results of a registration [ENUM-014]. */
export const SIGNUP_RESULTS = ['Success', 'SuccessPendingEmail', 'Error'] as const
