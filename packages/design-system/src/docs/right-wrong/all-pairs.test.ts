import { expect, it } from 'vitest'
import { componentFolder } from '../component-sources.js'
import { COMPONENTS_WITH_PAIRS, pairsOf } from './all-pairs.js'

const folders = new Set(
  Object.keys(import.meta.glob('../../{primitives,commerce}/*/*.stories.tsx')).map(componentFolder),
)
/** A caption is read beside its picture. */
const LONGEST_CAPTION = 140

it('are of components that there are', () => {
  expect(COMPONENTS_WITH_PAIRS.length).toBeGreaterThan(20)
  expect(COMPONENTS_WITH_PAIRS.filter((folder) => !folders.has(folder))).toEqual([])
})

it.each(COMPONENTS_WITH_PAIRS)('%s shows each mistake in a sentence of its own', async (folder) => {
  const examples = (await pairsOf(folder)).flatMap(({ right, wrong }) => [right, wrong])
  expect(examples.length).toBeGreaterThanOrEqual(2)
  const captions = examples.map(({ text }) => text)
  expect(captions).toHaveLength(new Set(captions).size)
  expect(captions.filter((text) => !/^[A-Z0-9“].*\.$/.test(text) || text.length > LONGEST_CAPTION)).toEqual([])
})

it('has none for a folder without', async () => {
  expect(await pairsOf('nowhere')).toEqual([])
})
