import { can, type Permission, type StaffRole } from '@klarsikt/core/access'
import { createContext, type ReactNode, useContext } from 'react'

const Role = createContext<StaffRole | null>(null)

interface StaffAccessProps {
  /** The role of the logged-in staff member. With null, `useMay` allows nothing. */
  readonly role: StaffRole | null
  readonly children: ReactNode
}

/** Tells the pages below it the role of the logged-in staff member, so that they hide what the role may not do. */
export function StaffAccess({ role, children }: StaffAccessProps) {
  return <Role.Provider value={role}>{children}</Role.Provider>
}

/** Returns a function that checks a permission for the logged-in staff member. The server checks it as well. */
export function useMay(): (permission: Permission) => boolean {
  const role = useContext(Role)
  return (permission) => role !== null && can(role, permission)
}
