import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The one list of what a server process can be set to. */
const DOCUMENT = 'docs/operations/configuration.md'
const SCHEMA = 'packages/server/src/env/env.ts'
const SOURCES = 'apps/{shop,api,discovery-api}/src/**/*.ts'
const READS = /\b(?:env|source)\['([A-Z][A-Z0-9_]+)'\]/g
/** Of the machine, not ours. */
const OTHERS: ReadonlySet<string> = new Set(['PATH'])
/** Read from the environment by a library, so that no name of it is in the code. */
const READ_BY_LIBRARIES = ['OTEL_EXPORTER_OTLP_HEADERS'] as const
const COMPOSE = 'apps/shop/compose.yaml'
const EXAMPLE = 'apps/shop/.env.example'
const DOCKERFILE = 'apps/shop/Dockerfile'

/** Settings that the document or the files of a deployment lack, name wrongly, or have too many of. */
export function settingsProblems(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const code = settingsOf(read(SCHEMA))
  for (const name of READ_BY_LIBRARIES) code.add(name)
  for (const file of globSync([SOURCES, 'packages/server/src/**/*.ts'], { cwd: root }))
    if (!file.includes('.test.') && !file.includes('/testing/'))
      for (const [, name = ''] of read(file).matchAll(READS)) if (!OTHERS.has(name)) code.add(name)
  const documented = documentedSettings(read(DOCUMENT))
  return [
    ...[...code].filter((name) => !documented.has(name)).map((name) => `${name} is not in ${DOCUMENT}`),
    ...[...documented]
      .filter((name) => !code.has(name))
      .map((name) => `${DOCUMENT} names ${name}, which nothing reads`),
    ...containerProblems(read, code),
  ]
}

/** The names of the schema of the environment. */
export function settingsOf(schema: string): Set<string> {
  return new Set([...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name))
}

/** The names in the first column of the tables. */
export function documentedSettings(text: string): Set<string> {
  const cells = [...text.matchAll(/^\| ([^|]*)\|/gm)].map(([, cell = '']) => cell)
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name)))
}

function containerProblems(read: (file: string) => string, code: ReadonlySet<string>): string[] {
  const { engines, packageManager } = JSON.parse(read('package.json')) as {
    engines: { node: string }
    packageManager: string
  }
  const { flags, env } = JSON.parse(read('scripts/shop-process.json')) as {
    flags: string[]
    env: Record<string, string>
  }
  const dockerfile = read(DOCKERFILE)
  const compose = read(COMPOSE)
  const example = read(EXAMPLE)
  const [, shop = ''] = /^ {2}environment:\n([\s\S]*?)\n\n/m.exec(compose) ?? []
  const shopNames = [...shop.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
  const substituted = [...compose.matchAll(/\$\{([A-Z_]+):\?\}/g)].map(([, name = '']) => name)
  const missing = (line: string) => (dockerfile.includes(line) ? [] : [`${DOCKERFILE} lacks ${line}`])
  return [
    ...[...dockerfile.matchAll(/^FROM node:(\d+)/gm)]
      .filter(([, major]) => !new RegExp(`\\^${major}\\.`).test(engines.node))
      .map(([, major]) => `${DOCKERFILE} has Node ${major}, package.json asks for ${engines.node}`),
    ...missing(`npm install --global ${packageManager}`),
    ...flags.flatMap((flag) => missing(`"${flag}"`)),
    ...Object.entries(env).flatMap(([name, value]) => missing(`${name}=${value}`)),
    ...shopNames.filter((name) => !code.has(name)).map((name) => `${COMPOSE} sets ${name}, which nothing reads`),
    ...[...new Set(substituted)]
      .filter((name) => !new RegExp(`^${name}=`, 'm').test(example))
      .map((name) => `${EXAMPLE} lacks ${name}, which ${COMPOSE} requires`),
  ]
}
