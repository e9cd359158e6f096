import { StaffAccess } from '@klarsikt/page-kit/access'
import { Outlet, useMatches } from 'react-router'
import type { StaffPageData } from '../lib/staff-page.js'

/** Wraps every staff page, and passes on the role, so that pages hide what it may not do. */
export default function Staff() {
  const page = useMatches().at(-1)?.loaderData as Partial<StaffPageData> | undefined
  return (
    <StaffAccess role={page?.role ?? null}>
      <Outlet />
    </StaffAccess>
  )
}
