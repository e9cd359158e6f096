import type { ShopClient } from '@klarsikt/contract/client'
import { type ForStaff, type PageRequest } from '@klarsikt/page-kit/page'
import { accountLoader } from './account-page.js'
import { staffLoader } from './staff-page.js'

interface LoadedPage<Data> extends Partial<ForStaff> {
  readonly load: (client: ShopClient, request: PageRequest) => Promise<Data> | Data
  readonly title: (data: Data) => string
}

/** Returns the loader of a page's object. The permission of a staff page is checked before it is loaded. */
export function pageLoader<Data>({
  permission,
  load,
  title,
}: LoadedPage<Data>): ReturnType<typeof accountLoader<Data>> {
  return permission === undefined ? accountLoader(load, title) : staffLoader(permission, load, title)
}
