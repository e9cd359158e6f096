import styles from './form.module.css'

/** The classes of `form.module.css`, for pages of other packages. */
export const formStyles: Readonly<Record<string, string>> = styles
