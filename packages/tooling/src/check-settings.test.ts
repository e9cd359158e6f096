import { expect, it } from 'vitest'
import { documentedSettings, passedOnProblems, settingsOf } from './check-settings.ts'

it('finds the names of a schema', () => {
  const schema = `const schema = z.object({\n  PORT: z.coerce.number(),\n  DATABASE_URL: optional(url),\n    NESTED: 1,\n})`
  expect([...settingsOf(schema)]).toEqual(['PORT', 'DATABASE_URL'])
})

it('finds the names in the first column of a table, and no others', () => {
  const text = '| Variable | Meaning |\n| --- | --- |\n| `PORT`, `HOST` | beside `OTHER` |\n\nWith `ELSEWHERE` set.'
  expect([...documentedSettings(text)]).toEqual(['PORT', 'HOST'])
})

it('asks that the containers can be set to everything, by a file where it is a secret', () => {
  const files = {
    document: '| `PORT` | |\n| `BANK_FOLDER`, `SMTP_URL` | |\n\n## For tests and demos\n\n| `PICTURES_AHEAD` | |\n',
    secrets: "const SECRETS = [\n  'SMTP_URL',\n]",
    compose: 'x-shop:\n  environment:\n    SMTP_URL: ${SMTP_URL:-}\n    BANKGIRO: ${BANKGIRO:-}\n\nservices:\n',
    example: 'SMTP_URL=\n',
    dockerfile: 'ENV PORT=3000',
  }
  expect(passedOnProblems(files)).toEqual([
    'apps/shop/compose.yaml does not pass BANK_FOLDER on',
    'apps/shop/compose.yaml does not pass SMTP_URL_FILE on',
    'apps/shop/.env.example lacks BANKGIRO, which apps/shop/compose.yaml takes from it',
  ])
})
