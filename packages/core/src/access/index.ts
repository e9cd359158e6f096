export { PERMISSIONS, ROLES, can, type Permission, type Role } from './permissions.js'
