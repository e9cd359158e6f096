import { expect, it } from 'vitest'
import { swedishLines } from './check-texts.ts'

it('finds Swedish in strings, templates and markup', () => {
  const source = `const label = 'Välj glas'
const found = \`Träffar för \${query}\`
return <p>Öppet nu</p>
`
  expect(swedishLines(source)).toEqual(source.trim().split('\n'))
})

it('leaves comments, addresses of pages and other languages', () => {
  const source = `/** Says \`Välj glas\`. */
// Öppet nu.
const link = ['/glasögon', nav.glasses()]
return <a href="/ögonvård">{/* Ögon */ nav.care()}</a>
const name = 'Glas'
`
  expect(swedishLines(source)).toEqual([])
})
