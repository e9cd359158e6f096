/** Name of the shop as customers read it. One constant, so that another brand can be set. */
export const BRAND_NAME = 'Klarsikt'

/** The brand in paths: `/klarsiktfriends`, `/om-oss/klarsikt`. */
export const BRAND_SLUG = 'klarsikt'
