export { bookingStyles } from './booking-styles.js'
