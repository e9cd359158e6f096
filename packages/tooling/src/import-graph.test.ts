import { expect, it } from 'vitest'
import { importedPaths } from './import-graph.ts'

it('counts imports of values, types and dynamic ones', () => {
  const source = `import './styles.css'
import type { Overlay } from './overlay.js'
import { a, b } from 'elsewhere'
export { c } from './c.js'
const panel = lazy(() => import('../features/panel.js'))
type Panel = typeof import(
  './panel-type.js'
)
`
  expect(importedPaths(source)).toEqual([
    './styles.css',
    './overlay.js',
    './c.js',
    '../features/panel.js',
    './panel-type.js',
  ])
})
