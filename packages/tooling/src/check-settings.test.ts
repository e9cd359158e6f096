import { expect, it } from 'vitest'
import { documentedSettings, settingsOf } from './check-settings.ts'

it('finds the names of a schema', () => {
  const schema = `const schema = z.object({\n  PORT: z.coerce.number(),\n  DATABASE_URL: optional(url),\n    NESTED: 1,\n})`
  expect([...settingsOf(schema)]).toEqual(['PORT', 'DATABASE_URL'])
})

it('finds the names in the first column of a table, and no others', () => {
  const text = '| Variable | Meaning |\n| --- | --- |\n| `PORT`, `HOST` | beside `OTHER` |\n\nWith `ELSEWHERE` set.'
  expect([...documentedSettings(text)]).toEqual(['PORT', 'HOST'])
})
