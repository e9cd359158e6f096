import { expect, it } from 'vitest'
import { componentFolder } from '../component-sources.js'
import { COMPONENTS_WITH_PAIRS, pairsOf } from './all-pairs.js'

const folders = new Set(
  Object.keys(import.meta.glob('../../{primitives,commerce}/*/*.stories.tsx')).flatMap(
    (path) => componentFolder(path) ?? [],
  ),
)
/** A caption is short, because it stands beside its picture. */
const LONGEST_CAPTION = 140

const inOrder = (one: string, other: string) => one.localeCompare(other)

it('are of every component, and of nothing else', () => {
  expect(COMPONENTS_WITH_PAIRS.toSorted(inOrder)).toEqual([...folders].toSorted(inOrder))
})

it.each(COMPONENTS_WITH_PAIRS)('%s shows each mistake in a sentence of its own', async (folder) => {
  const examples = (await pairsOf(folder)).flatMap(({ right, wrong }) => [right, wrong])
  expect(examples.length).toBeGreaterThanOrEqual(2)
  const captions = examples.map(({ text }) => text)
  expect(captions).toHaveLength(new Set(captions).size)
  expect(captions.filter((text) => !/^[A-Z0-9“].*[.?]$/.test(text) || text.length > LONGEST_CAPTION)).toEqual([])
})

it('has none for a folder without', async () => {
  expect(await pairsOf('nowhere')).toEqual([])
})
