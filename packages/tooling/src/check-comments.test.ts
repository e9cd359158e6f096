import { expect, it } from 'vitest'
import { namedInComments } from './check-comments.ts'

it('finds files that comments name, alone, by folder and by relative path', () => {
  const source = `/** Tidied at night (background/tidy.ts). */
// As \`glossary.md\` says, and ../src/check.ts
const a = 1 // see limits.ts.
`
  expect(namedInComments(source)).toEqual(['background/tidy.ts', 'glossary.md', 'src/check.ts', 'limits.ts'])
})

it('leaves code, patterns and addresses', () => {
  const source = `import { a } from './not-here.ts'
const pattern = 'src/*.test.ts'
/** Every *.stories.tsx and {a,b}.ts, the .d.ts of a package, https://example.org/readme.md and Node.js. */
`
  expect(namedInComments(source)).toEqual([])
})
