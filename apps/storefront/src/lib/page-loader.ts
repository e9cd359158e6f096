import type { ForStaff, ReadPage } from '@klarsikt/page-kit/page'
import { accountLoader } from './account-page.js'
import { staffLoader } from './staff-page.js'

/** Returns the loader of a page's object. The permission of a staff page is checked before it is loaded. */
export function pageLoader<Data>({
  permission,
  load,
  title,
}: Pick<ReadPage<Data>, 'load' | 'title'> & Partial<ForStaff>): ReturnType<typeof accountLoader<Data>> {
  return permission === undefined ? accountLoader(load, title) : staffLoader(permission, load, title)
}
