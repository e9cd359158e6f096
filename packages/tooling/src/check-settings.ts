import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const DOCUMENT = 'docs/operations/configuration.md'
const SCHEMA = 'packages/server/src/env/settings-schema.ts'
const SECRETS = 'packages/server/src/env/secret-files.ts'
const SOURCES = 'apps/{shop,api,discovery-api}/src/**/*.ts'
const READS = /\b(?:env|source)\['([A-Z][A-Z0-9_]+)'\]/g
/** Variables of the system, which are not settings. */
const OTHERS: ReadonlySet<string> = new Set(['PATH'])
/** The heading after which the document lists settings that no real shop uses. */
const NOT_DEPLOYED = '## For tests and demos'
const COMPOSE = 'apps/shop/compose.yaml'
const EXAMPLE = 'apps/shop/.env.example'
const DOCKERFILE = 'apps/shop/Dockerfile'

/** Finds settings that are missing, unknown or superfluous in the document or in the deployment files. */
export function settingsProblems(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const code = settingsOf(read(SCHEMA))
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
    ...passedOnProblems({
      document: read(DOCUMENT),
      secrets: read(SECRETS),
      compose: read(COMPOSE),
      example: read(EXAMPLE),
      dockerfile: read(DOCKERFILE),
    }),
  ]
}

export function settingsOf(schema: string): Set<string> {
  return new Set([...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name))
}

export function documentedSettings(text: string): Set<string> {
  const cells = [...text.matchAll(/^\| ([^|]*)\|/gm)].map(([, cell = '']) => cell)
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name)))
}

/** Finds settings that the deployment files do not pass to the container: each setting, and the file of each secret. */
export function passedOnProblems(files: {
  readonly document: string
  readonly secrets: string
  readonly compose: string
  readonly example: string
  readonly dockerfile: string
}): string[] {
  const [deployed = ''] = files.document.split(NOT_DEPLOYED)
  const secretFiles = [...files.secrets.matchAll(/^ {2}'([A-Z][A-Z0-9_]+)',$/gm)].map(([, name = '']) => `${name}_FILE`)
  const passed = new Set(composeNames(files.compose))
  const built = new Set([...files.dockerfile.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name = '']) => name))
  const asked = new Set([...files.compose.matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name))
  const explained = new Set([...files.example.matchAll(/\b([A-Z][A-Z0-9_]+)\b/g)].map(([, name = '']) => name))
  return [
    ...[...documentedSettings(deployed), ...secretFiles]
      .filter((name) => !passed.has(name) && !built.has(name))
      .map((name) => `${COMPOSE} does not pass ${name} on`),
    ...[...asked]
      .filter((name) => !explained.has(name) && !secretFiles.includes(name) && name !== 'SHOP_VERSION')
      .map((name) => `${EXAMPLE} lacks ${name}, which ${COMPOSE} takes from it`),
  ]
}

/** The variables that the compose file sets for the shop. */
function composeNames(compose: string): string[] {
  const [, shop = ''] = /^ {2}environment:\n([\s\S]*?)\n\n/m.exec(compose) ?? []
  return [...shop.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
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
  const missing = (line: string) => (dockerfile.includes(line) ? [] : [`${DOCKERFILE} lacks ${line}`])
  return [
    ...[...dockerfile.matchAll(/^FROM node:(\d+)/gm)]
      .filter(([, major]) => !new RegExp(`\\^${major}\\.`).test(engines.node))
      .map(([, major]) => `${DOCKERFILE} has Node ${major}, package.json asks for ${engines.node}`),
    ...missing(`npm install --global ${packageManager}`),
    ...flags.flatMap((flag) => missing(`"${flag}"`)),
    ...Object.entries(env).flatMap(([name, value]) => missing(`${name}=${value}`)),
    ...composeNames(compose)
      .filter((name) => !code.has(name) && !code.has(name.replace(/_FILE$/, '')))
      .map((name) => `${COMPOSE} sets ${name}, which nothing reads`),
  ]
}
