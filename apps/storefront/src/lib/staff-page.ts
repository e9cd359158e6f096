import { replyOrStaffLogin, staffLogin } from '@klarsikt/account/session'
import { type AccountLoad, accountLoader, pageUrl } from './account-page.js'

/**
 * The loader of a page of the staff: as one of the account area. Who is not logged in is led to the log-in of the staff, and back;
 * for who is somebody else there is no such page, also where the page itself asks for nothing.
 */
export function staffLoader<Data>(load: AccountLoad<Data>, title: string | ((data: Data) => string)) {
  const loader = accountLoader(load, title)
  return async (args: Parameters<typeof loader>[0]): ReturnType<typeof loader> => {
    const url = pageUrl(new URL(args.request.url))
    if (!args.context.hasSession()) throw staffLogin(url)
    replyOrStaffLogin(await args.context.visitor().getStaffMember(), url)
    return loader(args)
  }
}
