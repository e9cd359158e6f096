// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CHECK_TAG, isCheck } from './shelves.js'

const SOURCE = join(import.meta.dirname, '..')
/** A grid of more stories cannot be overviewed. */
const MOST_DESIGN_STORIES = 16

it.each([
  'RightToLeft',
  'InEnglish',
  'ClosingGivesFocusBack',
  'LoadingSendsNoFormTwice',
  'PlusIsGoneAtTwelve',
  'LongNames',
])('puts %s on the shelf of checks', (exportName) => expect(isCheck({ exportName })).toBe(true))

it.each(['Primary', 'Disabled', 'Loading', 'WithIcons', 'Wrong', 'Sent', 'Removed', 'Large', 'SomeLeft'])(
  'leaves %s among the designs',
  (exportName) => expect(isCheck({ exportName })).toBe(false),
)

it('puts a story there by its tag, whatever its name', () => {
  expect(isCheck({ exportName: 'Loading', tags: ['autodocs', CHECK_TAG] })).toBe(true)
})

it('leaves every component between two designs and a grid full of them', () => {
  const counted = globSync('{primitives,commerce}/*/*.stories.tsx', { cwd: SOURCE }).map((file) => {
    const stories = readFileSync(join(SOURCE, file), 'utf8').matchAll(
      /^export const (\w+)[^{]*\{\s*(?:tags: \['(\w+)'\])?/gm,
    )
    const designs = [...stories].filter(([, exportName = '', tag]) => !isCheck({ exportName, tags: tag ? [tag] : [] }))
    return { file, designs: designs.length }
  })
  expect(counted.length).toBeGreaterThan(50)
  expect(counted.filter(({ designs }) => designs < 2 || designs > MOST_DESIGN_STORIES)).toEqual([])
})
