import { globSync } from 'node:fs'
import { join } from 'node:path'
import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { CHECKS, type Excuses } from './checks.js'
import type { Guide } from './guide.js'
import { PLAYED } from './played-pictures.js'

type Stories = Readonly<Record<string, unknown>> & {
  readonly default: { readonly title?: string; readonly parameters?: { readonly guide?: Guide } }
}

const SOURCE = join(import.meta.dirname, '..')
const folders = globSync('{primitives,commerce}/*', { cwd: SOURCE }).sort()
const files = import.meta.glob<Stories>('../{primitives,commerce}/*/*.stories.tsx')

/** Sentences short enough to read while looking at the component. */
const LONGEST_GUIDE_TEXT = 240

describe.each(folders)('%s', (folder) => {
  const name = folder.split('/')[1] ?? ''
  const load = files[`../${folder}/${name}.stories.tsx`]

  it('shows its states in stories and describes when to use it', async () => {
    const stories = await load?.()
    if (!stories) throw new Error(`no ${name}.stories.tsx`)
    const group = folder.startsWith('primitives') ? 'Primitives' : 'Commerce'
    expect(stories.default.title).toMatch(new RegExp(`^${group}/[A-Z]`))
    const guide = stories.default.parameters?.guide
    expect(guide?.purpose.length ?? 0, 'purpose').toBeGreaterThan(20)
    expect(guide?.do.length ?? 0, 'do').toBeGreaterThanOrEqual(2)
    expect(guide?.dont.length ?? 0, 'dont').toBeGreaterThanOrEqual(2)
    const advice = [...(guide?.do ?? []), ...(guide?.dont ?? [])]
    expect(advice.filter((line) => line.length < 12 || line.length > LONGEST_GUIDE_TEXT)).toEqual([])
    expect(advice).toHaveLength(new Set(advice).size)
  })

  it('is excused from a check only with a reason', async () => {
    const composed = Object.values(composeStories(((await load?.()) ?? { default: {} }) as never)) as {
      readonly parameters: { readonly checks?: Excuses }
    }[]
    for (const { parameters } of composed)
      for (const [check, reason] of Object.entries(parameters.checks ?? {})) {
        expect(Object.keys(CHECKS)).toContain(check)
        expect(reason.length, `${check}: ${reason}`).toBeGreaterThan(20)
      }
  })
})

it('plays for a picture only stories that exist', async () => {
  for (const [name, story] of Object.entries(PLAYED)) {
    const path = Object.keys(files).find((file) => file.endsWith(`/${name}/${name}.stories.tsx`))
    expect(path, name).toBeDefined()
    expect(await files[path ?? '']?.(), `${name}: ${story}`).toHaveProperty(story)
  }
})
