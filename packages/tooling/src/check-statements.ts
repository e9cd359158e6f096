import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const RAW = /\.query(?:<[^()]*>)?\(\{/

/** Where SQL is not a statement of a module: tests, their helpers and migrations. */
const OUTSIDE = /\.test\.ts$|\/testing\/|\/migrations\/|\/queries\.ts$/

/** Statements written by hand in places where no test prepares them against the schema. */
export function statementProblems(root: string): string[] {
  return globSync('apps/{api,discovery-api}/src/**/*.ts', { cwd: root })
    .filter((file) => !OUTSIDE.test(file) && RAW.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) => `${file} runs SQL of its own: use the query builder, or declare the statement in queries.ts`)
}
