import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/database/columns.ts', './src/modules/*/tables.ts'],
  out: './migrations',
})
