export { ACCOUNT_TERMS_VERSION, hasCurrentTerms } from './account-terms.js'
export {
  ageOn,
  type BirthDate,
  parseBirthDateDigits,
  parseShortBirthDate,
  plainBirthDate,
  shortBirthDate,
} from './birth-date.js'
export { checkFields, type FieldProblemsOf } from './check-fields.js'
export { EMAIL_MAXIMUM, parseEmail } from './email.js'
export {
  EidType,
  isEidType,
  isLoginError,
  isLoginMethod,
  isSignupResult,
  LOGIN_ERRORS,
  LOGIN_METHODS,
  type LoginError,
  type LoginMethod,
  SIGNUP_RESULTS,
  type SignupResult,
} from './login.js'
export { hasLuhnDigit, luhnDigit } from './luhn.js'
export { formatMobile, MOBILE_DIGITS, parseMobile } from './mobile.js'
export { NAME_JOINERS, NAME_MAXIMUM, namePattern, parseFirstName, parseLastName } from './name.js'
export {
  checkNewPassword,
  checkPasswordChange,
  type NewPasswordProblems,
  type PasswordChangeProblems,
  type TypedNewPassword,
  type TypedPasswordChange,
} from './new-password.js'
export { NEXT_PATH_MAXIMUM, nextPath } from './next-path.js'
export { ONE_TIME_CODE_LENGTH, parseOneTimeCode } from './one-time-code.js'
export { type OrganisationNumber, parseOrganisationNumber, vatNumber } from './organisation-number.js'
export { checkPassword, checkPasswordRepeat, PASSWORD_LENGTH } from './password.js'
export {
  birthDateOf,
  isCoordinationNumber,
  isMaskedPersonalNumber,
  maskPersonalNumber,
  parsePersonalNumber,
  type PersonalNumber,
  personalNumberDigits,
} from './personal-number.js'
export { CITY_LENGTH, parseCity, parsePostalCode, parseStreet, postalPlace, STREET_LENGTH } from './postal-address.js'
export { checkRegistration, type RegistrationProblems, type TypedRegistration } from './registration.js'
export {
  CUSTOMER_IDLE_DAYS,
  CUSTOMER_SESSION_DAYS,
  EMAIL_VERIFICATION_HOURS,
  isRecentLogin,
  KNOWN_DEVICE_ACCOUNTS,
  KNOWN_DEVICE_DAYS,
  PASSKEY_CHALLENGE_MINUTES,
  PASSKEY_NAME_MAXIMUM,
  PASSKEYS_MAXIMUM,
  PASSWORD_RESET_MINUTES,
  PENDING_LOGIN_MINUTES,
  STEP_UP_MINUTES,
} from './session-limits.js'
