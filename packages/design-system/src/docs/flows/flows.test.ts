// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { FLOWS, type ShopFlow } from './flows.js'

const ROOT = join(import.meta.dirname, '../../../../..')

/** Every story of the workshop by its id. */
const stories = new Set(
  globSync('{packages/*/src,apps/storefront/src}/**/*.stories.tsx', { cwd: ROOT }).flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8')
    const title = /title: '([A-Z][\w-]+\/[^']+)'/.exec(source)?.[1] ?? ''
    return [...source.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = '']) =>
      toId(title, storyNameFromExport(name)),
    )
  }),
)

it.each(Object.values<ShopFlow>(FLOWS))('shows only screens that have a story: $title', ({ steps }) => {
  expect(stories.size).toBeGreaterThan(1000)
  expect(steps.filter(({ story }) => !stories.has(story))).toEqual([])
  expect(steps.filter(({ rules }) => rules.length === 0)).toEqual([])
})

it('has a page for every flow', () => {
  const pages = globSync('flow-*.mdx', { cwd: join(import.meta.dirname, '..') })
  expect(pages.toSorted()).toEqual(
    Object.keys(FLOWS)
      .map((name) => `flow-${name}.mdx`)
      .toSorted(),
  )
})
