export { STAFF_ROLES, type StaffRole } from './staff-roles.js'
export { PERMISSIONS, ROLES, can, type Permission, type Role } from './permissions.js'
