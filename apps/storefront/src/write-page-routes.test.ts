import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ForStaff, type ReadPage } from '@klarsikt/page-kit/page'
import { expect, it } from 'vitest'
import { writePageRoutes } from './write-page-routes.js'

type Page = Omit<ReadPage<unknown>, 'mutate'> & Partial<ForStaff> & { readonly mutate?: unknown }
const objects = import.meta.glob('../../../packages/*/src/pages/*/page.ts', { eager: true }) as Readonly<
  Record<string, { readonly page: Page }>
>
const routes = writePageRoutes()

it('finds every page object once, by its key', () => {
  const keys = Object.values(objects).map(({ page }) => page.key)
  expect(routes.map(({ key }) => key).sort()).toEqual(keys.sort())
  expect(new Set(keys).size).toBe(keys.length)
})

it.each(Object.values(objects).map(({ page }) => [page.key, page] as const))(
  'writes what the object of %s says: staff, forms and a secret address',
  (key, page) => {
    const route = routes.find((one) => one.key === key)
    expect(route?.isForStaff).toBe(page.permission !== undefined)
    const text = readFileSync(path.join(import.meta.dirname, route?.file ?? ''), 'utf8')
    expect(text.includes('export const action =')).toBe(page.mutate !== undefined)
    expect(text.includes('export const headers =')).toBe(page.secret === true)
  },
)
