/** Matches a path on this site. It does not match an address of another site, such as `//example.com`. */
export const PATH_OF_THIS_SITE = /^\/(?!\/)/
