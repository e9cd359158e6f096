export { QUIET_HOURS, smsTime } from './quiet-hours.js'
