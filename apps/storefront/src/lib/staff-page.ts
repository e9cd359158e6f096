import { can, type Permission, type StaffRole } from '@klarsikt/core/access'
import type { Load } from '@klarsikt/page-kit/page'
import { replyOrStaffLogin, staffLogin } from '@klarsikt/page-kit/session'
import { data } from 'react-router'
import { accountLoader, pageUrl } from './account-page.js'

/** What the loader of every staff page returns besides its own data. */
export interface StaffPageData {
  /** The role of the logged-in staff member. */
  readonly role: StaffRole
}

/**
 * Returns the loader of a staff page, which works like `accountLoader`. A user who is not logged in is redirected to
 * the staff log-in, and back afterwards. A customer gets a 404 page. Staff without the permission are refused, even
 * where the page makes no call of its own.
 */
export function staffLoader<Data>(permission: Permission, load: Load<Data>, title: string | ((data: Data) => string)) {
  const loader = accountLoader(load, title)
  type Args = Parameters<typeof loader>[0]
  return async (args: Args): Promise<Awaited<ReturnType<typeof loader>> & StaffPageData> => {
    const url = pageUrl(new URL(args.request.url))
    if (!args.context.hasSession()) throw staffLogin(url)
    const { role } = replyOrStaffLogin(await args.context.visitor().getStaffMember(), url).data
    if (!can(role, permission))
      throw data({ code: 'request.forbidden' }, { status: 403, statusText: 'request.forbidden' })
    return { ...(await loader(args)), role }
  }
}
