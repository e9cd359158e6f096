// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

it('looks at every written page', () => {
  const pages = globSync('*.mdx', { cwd: import.meta.dirname }).map((file) => basename(file, '.mdx'))
  const stories = readFileSync(join(import.meta.dirname, 'written.stories.tsx'), 'utf8')
  expect([...stories.matchAll(/args: \{ page: '([\w-]+)' \}/g)].map(([, page = '']) => page).toSorted()).toEqual(
    pages.toSorted(),
  )
})
