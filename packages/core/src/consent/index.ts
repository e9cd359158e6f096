export {
  CONSENT_GROUPS,
  CONSENT_VERSION,
  DEFAULT_CONSENT,
  asksForConsent,
  consentChoice,
  permits,
  type ConsentGroup,
  type ConsentPurpose,
} from './groups.js'
