import path from 'node:path'
import { type Cycle, findCycles, type Graph } from './find-cycles.ts'
import { groupedBy, importsOf } from './import-graph.ts'

/** Source folders whose files and folders must not import each other in a circle. */
const TREES = [
  'packages/core/src',
  'packages/contract/src',
  'packages/design-system/src',
  'packages/discovery/src',
  'packages/page-kit/src',
  'packages/account/src',
  'packages/booking/src',
  'packages/staff/src',
  'packages/eyewear/src',
  'packages/forms/src',
  'packages/feed/src',
  'packages/fixtures/src',
  'packages/pictures/src',
  'packages/server/src',
  'packages/tooling/src',
  'packages/try-on/src',
  'apps/api/src',
  'apps/discovery-api/src',
  'apps/discovery-api/console/src',
  'apps/sandbox/src',
  'apps/shop/src',
  'apps/storefront/src',
] as const

/** Finds circles between files, folders and features of a package. Imports of types and dynamic imports count. */
export function cycleProblems(root: string): string[] {
  return TREES.flatMap((tree) => circlesIn(tree, importsOf(path.join(root, tree))))
}

/** The circles of one tree. Features are also checked: two can form a circle although no two of their folders do. */
export function circlesIn(tree: string, files: Graph): string[] {
  const circles = (what: string, graph: Graph) => findCycles(graph).map((cycle) => describe(tree, what, cycle))
  const inFolders = circles('folders', groupedBy(files, folderOf))
  return [
    ...circles('files', files),
    ...inFolders,
    ...(inFolders.length > 0 ? [] : circles('features', groupedBy(files, featureOf))),
  ]
}

const describe = (tree: string, what: string, { names, example }: Cycle): string =>
  `${tree}: ${names.length} ${what} import each other (${names.join(', ')}), for example ${example.join(' -> ')}`

/** A file that only says what its folder offers. */
const OFFERS = /(^|\/)(index|module)\.ts$/

/**
 * The folder of a file. A folder below it counts separately, so a folder and its own sub-folder can form a circle. Files at the top count
 * by themselves, because they join the folders; so do an `index.ts` and a manifest `module.ts`, which only say what their
 * folder offers.
 */
export function folderOf(file: string): string {
  const folder = path.posix.dirname(file)
  return folder === '.' || OFFERS.test(file) ? file : folder
}

/** Folders that hold one feature or module in each sub-folder. A reader takes such a sub-folder for one unit. */
const GROUPS = /^(modules|features|providers|engine|lib|shell|primitives|commerce)\//

function featureOf(file: string): string {
  const parts = file.split('/')
  if (parts.length === 1 || file.endsWith('/module.ts')) return file
  if (parts[0] === 'groups') return parts.slice(0, 3).join('/')
  return GROUPS.test(file) && parts.length > 2 ? `${parts[0]}/${parts[1]}` : (parts[0] ?? file)
}
