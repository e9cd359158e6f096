import type { ForStaff, ReadPage } from '@klarsikt/page-kit/page'
import { expect, it } from 'vitest'
import { STAFF_SECTIONS } from './staff-sections.js'

const files = import.meta.glob('../pages/*/page.ts', { eager: true }) as Readonly<
  Record<string, { readonly page: Pick<ReadPage<unknown>, 'key'> & ForStaff }>
>
const pages = Object.values(files).map(({ page }) => page)

it.each(STAFF_SECTIONS.map(({ key, permission }) => [key, permission] as const))(
  'the section %s is shown to the staff who may open its page',
  (key, permission) => {
    expect(pages.find((page) => page.key === key)?.permission).toBe(permission)
  },
)
