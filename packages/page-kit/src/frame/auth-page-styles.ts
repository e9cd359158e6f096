import styles from './auth-page.module.css'

/** The classes of `auth-page.module.css`, for pages of other packages. */
export const authPageStyles: Readonly<Record<string, string>> = styles
