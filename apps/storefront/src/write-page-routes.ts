import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PAGE_KEYS, type PageKey } from '@klarsikt/shop-config/paths'

/** The route of a page's object. */
export interface PageRoute {
  readonly key: PageKey
  readonly file: string
  readonly isForStaff: boolean
}

const app = import.meta.dirname
const packages = path.resolve(app, '../../../packages')
const WRITTEN = 'routes/pages'
/** The sources of the shop, as a written module names them. */
const SOURCE = '../..'

/**
 * Returns the routes of all page objects in the packages (`src/pages/<name>/page.ts`), and writes a module for each,
 * because the router needs a file for every route. A page with a module of its own, `routes/<key>.tsx`, gets none.
 */
export function writePageRoutes(): readonly PageRoute[] {
  const written = new Set<string>()
  mkdirSync(path.join(app, WRITTEN), { recursive: true })
  const routes = globSync('*/src/pages/*/page.ts', { cwd: packages }).map((found) => {
    const page = readPage(found)
    if (existsSync(path.join(app, `routes/${page.key}.tsx`))) return { ...page, file: `routes/${page.key}.tsx` }
    const file = `${WRITTEN}/${page.key}.tsx`
    written.add(path.basename(file))
    writeIfChanged(path.join(app, file), moduleOf(page))
    return { ...page, file }
  })
  for (const old of readdirSync(path.join(app, WRITTEN))) if (!written.has(old)) rmSync(path.join(app, WRITTEN, old))
  return routes
}

interface FoundPage extends Omit<PageRoute, 'file'> {
  readonly specifier: string
  readonly hasForms: boolean
  readonly isSecret: boolean
}

/** Reads a page's object as text. Importing it would load all components whenever the routes are read. */
function readPage(file: string): FoundPage {
  const text = readFileSync(path.join(packages, file), 'utf8')
  const kind = /^export const page = (account|staff)Page\(\{$/m.exec(text)?.[1]
  const named = /^ {2}key: '([\w-]+)',$/m.exec(text)?.[1]
  const key = PAGE_KEYS.find((one) => one === named)
  if (kind === undefined || key === undefined)
    throw new Error(`packages/${file} defines no page with a key of pagePaths`)
  const [name, , , folder] = file.split(path.sep)
  return {
    key,
    specifier: `@klarsikt/${name}/pages/${folder}`,
    isForStaff: kind === 'staff',
    hasForms: /^ {2}mutate\b/m.test(text),
    isSecret: /^ {2}secret: true,$/m.test(text),
  }
}

function moduleOf({ specifier, hasForms, isSecret }: FoundPage): string {
  const component = hasForms ? 'formPage' : 'readPage'
  return [
    '// Written by write-page-routes.ts.',
    `import { page } from '${specifier}'`,
    ...(isSecret ? [`import { secretHeaders } from '${SOURCE}/lib/account-page.js'`] : []),
    `import { ${component} } from '${SOURCE}/lib/${hasForms ? 'form' : 'read'}-page.js'`,
    ...(hasForms ? [`import { browserAction, serverAction } from '${SOURCE}/lib/mutation.js'`] : []),
    `import { pageLoader } from '${SOURCE}/lib/page-loader.js'`,
    '',
    `export { ErrorBoundary } from '${SOURCE}/shell/route-error.js'`,
    `export { pageMeta as meta } from '${SOURCE}/lib/head.js'`,
    'export const handle = page.handle',
    ...(isSecret ? ['export const headers = secretHeaders'] : []),
    'export const loader = pageLoader(page)',
    ...(hasForms
      ? ['export const action = serverAction(page.mutate)', 'export const clientAction = browserAction(page.mutate)']
      : []),
    `export default ${component}(page)`,
    '',
  ].join('\n')
}

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
