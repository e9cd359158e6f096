import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/groups/*/*/tables.ts', './src/groups/*/*/*-tables.ts'],
  out: './migrations',
})
