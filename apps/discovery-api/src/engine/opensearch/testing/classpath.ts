import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const APP = fileURLToPath(new URL('../../../../', import.meta.url))
const POM = join(APP, 'opensearch/pom.xml')
const CACHE = join(APP, 'node_modules/.cache/opensearch')
const PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.0:build-classpath'

/**
 * The class path of a node. Maven downloads missing jars (45 MB the first time). The result is cached until the list of libraries changes
 * or a jar is missing, so that later starts do not need Maven.
 */
export async function nodeClasspath(): Promise<string> {
  const name = createHash('sha256').update(readFileSync(POM)).digest('hex').slice(0, 16)
  const kept = join(CACHE, `${name}.classpath`)
  if (existsSync(kept)) {
    const classpath = readFileSync(kept, 'utf8')
    if (classpath.split(delimiter).every((jar) => existsSync(jar))) return classpath
  }
  mkdirSync(CACHE, { recursive: true })
  const fresh = `${kept}.${process.pid}`
  try {
    await run('mvn', ['-B', '-q', '-f', POM, PLUGIN, `-Dmdep.outputFile=${fresh}`])
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string }
    throw new Error(`Maven could not fetch the libraries of OpenSearch:\n${stdout.slice(0, 2000)}`, { cause: error })
  }
  renameSync(fresh, kept)
  return readFileSync(kept, 'utf8')
}
