export { StaffAccess, useMay } from './staff-access.js'
