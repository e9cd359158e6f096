import { can, type Permission, type StaffRole } from '@klarsikt/core/access'
import { createContext, type ReactNode, useContext } from 'react'

const Role = createContext<StaffRole | null>(null)

interface StaffAccessProps {
  /** Of who is logged in; null shows nothing that asks for a permission. */
  readonly role: StaffRole | null
  readonly children: ReactNode
}

/** Says to the pages below it who of the staff is logged in: what they may not do is not shown. */
export function StaffAccess({ role, children }: StaffAccessProps) {
  return <Role.Provider value={role}>{children}</Role.Provider>
}

/** Asks the table of permissions for whoever is logged in. The server asks it too. */
export function useMay(): (permission: Permission) => boolean {
  const role = useContext(Role)
  return (permission) => role !== null && can(role, permission)
}
