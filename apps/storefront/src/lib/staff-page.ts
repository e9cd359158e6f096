import { replyOrStaffLogin, staffLogin } from '@klarsikt/account/session'
import { can, type Permission, type StaffRole } from '@klarsikt/core/access'
import { data } from 'react-router'
import { type AccountLoad, accountLoader, pageUrl } from './account-page.js'

/** What the loader of each page of the staff answers besides its own data. */
export interface StaffPageData {
  /** Of who is logged in. */
  readonly role: StaffRole
}

/**
 * The loader of a page of the staff: as one of the account area. Who is not logged in is led to the log-in of the staff, and back;
 * for who is somebody else there is no such page, and staff without its permission are refused, also where the page itself asks for
 * nothing.
 */
export function staffLoader<Data>(
  permission: Permission,
  load: AccountLoad<Data>,
  title: string | ((data: Data) => string),
) {
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
