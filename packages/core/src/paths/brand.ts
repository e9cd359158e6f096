/** Name of the shop, as it stands in titles and texts. */
export const BRAND = 'Klarsikt'

/** The brand inside paths such as `/om-oss/klarsikt` and `/klarsiktfriends`. */
export const BRAND_SLUG = 'klarsikt'
