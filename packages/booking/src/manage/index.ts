export { DONE_QUERY } from './done.js'
export { CHANGE_QUERY } from './load-booking.js'
