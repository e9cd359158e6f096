import styles from './page.module.css'

/** The classes of `page.module.css`, for pages of other packages. */
export const pageStyles: Readonly<Record<string, string>> = styles
