export {
  CONSENT_CATEGORIES,
  CONSENT_GROUPS,
  CONSENT_PURPOSES,
  CONSENT_VERSION,
  DEFAULT_CONSENT,
  allows,
  consentChoice,
  isConsentGroup,
  type ConsentGroup,
  type ConsentPurpose,
} from './groups.js'
