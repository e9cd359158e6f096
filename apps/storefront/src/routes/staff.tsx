import { StaffAccess } from '@klarsikt/account/layout'
import { Outlet, useMatches } from 'react-router'
import type { StaffPageData } from '../lib/staff-page.js'

/** Around every page of the staff: what the role of who is logged in does not open is shown on none. */
export default function Staff() {
  const page = useMatches().at(-1)?.loaderData as Partial<StaffPageData> | undefined
  return (
    <StaffAccess role={page?.role ?? null}>
      <Outlet />
    </StaffAccess>
  )
}
