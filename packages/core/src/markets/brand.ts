/** Name of the shop for customers. It is set here only, so that another brand can replace it. */
export const BRAND_NAME = 'Klarsikt'

/** The brand's name in paths: `/klarsiktfriends`, `/om-oss/klarsikt`. */
export const BRAND_SLUG = 'klarsikt'
