export { ACCOUNT_TERMS_VERSION, hasCurrentTerms } from './account-terms.js'
export { parseBirthDateDigits, parseShortBirthDate, plainBirthDate } from './birth-date.js'
export { checkFields } from './check-fields.js'
export { parseEmail } from './email.js'
export { LOGIN_ERRORS, type LoginError, SIGNUP_RESULTS } from './login.js'
export { luhnDigit } from './luhn.js'
export { formatMobile, parseMobile } from './mobile.js'
export { NAME_MAXIMUM, parseFirstName, parseLastName } from './name.js'
export {
  checkNewPassword,
  checkPasswordChange,
  type TypedNewPassword,
  type TypedPasswordChange,
} from './new-password.js'
export { NEXT_PATH_MAXIMUM, nextPath } from './next-path.js'
export { ONE_TIME_CODE_LENGTH, parseOneTimeCode } from './one-time-code.js'
export { parseOrganisationNumber, vatNumber } from './organisation-number.js'
export { PASSWORD_LENGTH } from './password.js'
export {
  birthDateOf,
  isMaskedPersonalNumber,
  maskPersonalNumber,
  parsePersonalNumber,
  type PersonalNumber,
  personalNumberDigits,
} from './personal-number.js'
export { parseCity, parsePostalCode, parseStreet, postalPlace } from './postal-address.js'
export { checkRegistration, type TypedRegistration } from './registration.js'
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
