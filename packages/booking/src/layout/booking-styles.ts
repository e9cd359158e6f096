import styles from './booking.module.css'

/** The classes of `booking.module.css`, for pages of other packages. */
export const bookingStyles: Readonly<Record<string, string>> = styles
