// @vitest-environment node
import { expect, it } from 'vitest'
import { storyIds } from '../flows/story-ids.js'
import { SHOP_SCREENS } from './shop-screens.js'

it('shows a brand on twelve screens that have a story', () => {
  const ids = storyIds()
  expect(SHOP_SCREENS).toHaveLength(12)
  expect(SHOP_SCREENS.filter(({ story }) => !ids.has(story))).toEqual([])
})
