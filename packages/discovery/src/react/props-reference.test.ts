import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')
const reference = readFileSync(path.join(import.meta.dirname, '../../../../docs/guides/discovery/props.md'), 'utf8')

/** Returns the names that an interface or an object type declares at its top level. */
function propsOf(file: string, name: string): string[] {
  const [, body = ''] = new RegExp(`(?:interface|type) ${name}\\b[^{]*\\{\\n(.*?)\\n\\}`, 's').exec(source(file)) ?? []
  return [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, prop = '']) => prop)
}

it.each([
  ['react/provider-props.ts', 'DiscoveryProviderProps'],
  ['react/provider-props.ts', 'SearchSettings'],
  ['filters/settings.ts', 'FilterSettings'],
  ['ui/search-page.tsx', 'SearchPageProps'],
  ['ui/category-page.tsx', 'CategoryPageProps'],
  ['ui/category-page.tsx', 'Category'],
  ['ui/grid.tsx', 'GridLook'],
  ['ui/grid.tsx', 'ContentBlock'],
  ['ui/search-field.tsx', 'SearchFieldProps'],
  ['ui/search-field.tsx', 'SearchModalOptions'],
  ['ui/recommendations.tsx', 'RecommendationProps'],
  ['ui/image.tsx', 'ResponsiveImageProps'],
  ['react/use-recommendations.ts', 'RecommendationQuery'],
])('the reference names every prop of %s %s', (file, name) => {
  const props = propsOf(file, name)
  expect(props.length).toBeGreaterThan(0)
  expect(props.filter((prop) => !new RegExp(`\\b${prop}\\b`).test(reference))).toEqual([])
})
