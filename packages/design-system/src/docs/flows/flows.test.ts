// @vitest-environment node
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FLOWS, type ShopFlow } from './flows.js'
import { storyIds } from './story-ids.js'

const stories = storyIds()

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
