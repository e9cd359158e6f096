import { pageNotFound, replyOrNotFound } from '@klarsikt/account/session'
import { type AccountLoad, accountLoader } from './account-page.js'

/**
 * The loader of a page of the staff: as one of the account area, and not found by everybody else, also where the page itself
 * asks for nothing.
 */
export function staffLoader<Data>(load: AccountLoad<Data>, title: string | ((data: Data) => string)) {
  const loader = accountLoader(load, title)
  return async (args: Parameters<typeof loader>[0]): ReturnType<typeof loader> => {
    if (!args.context.hasSession()) throw pageNotFound()
    replyOrNotFound(await args.context.visitor().getStaffMember())
    return loader(args)
  }
}
