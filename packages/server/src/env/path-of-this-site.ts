/** A path, and no address of another site. */
export const PATH_OF_THIS_SITE = /^\/(?!\/)/
