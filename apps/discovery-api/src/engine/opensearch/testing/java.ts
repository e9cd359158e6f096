import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The oldest Java that the server's own libraries run on. */
const OLDEST_JAVA = 17

/** The tools that the test cluster needs, or the name of a missing one. */
export type JavaTools = { readonly java: string } | { readonly missing: string }

/** Looks for Java (in JAVA_HOME, then the path) and Maven (in the path). */
export async function findJavaTools(env: NodeJS.ProcessEnv = process.env): Promise<JavaTools> {
  if (env['KLARSIKT_OPENSEARCH'] === 'off') return { missing: 'permission (KLARSIKT_OPENSEARCH=off)' }
  const home = env['JAVA_HOME']
  const candidates = [...(home === undefined ? [] : [`${home}/bin/java`]), 'java']
  const versions = await Promise.all(candidates.map(async (java) => ({ java, major: await majorOf(java) })))
  const found = versions.find(({ major }) => major >= OLDEST_JAVA)
  if (found === undefined) {
    const newest = Math.max(...versions.map(({ major }) => major))
    return { missing: `Java ${OLDEST_JAVA} or newer (found ${newest === 0 ? 'none' : `Java ${newest}`})` }
  }
  if (!(await answers('mvn'))) return { missing: 'Maven (mvn)' }
  return { java: found.java }
}

/** The feature release in the output of `java -version`; 0 when there is none. */
export function javaRelease(text: string): number {
  const match = /version "(\d+)(?:\.(\d+))?/.exec(text)
  if (match === null) return 0
  // Up to Java 8 the release is the second number: 1.8.
  return Number(match[1] === '1' ? match[2] : match[1])
}

async function majorOf(java: string): Promise<number> {
  try {
    const { stdout, stderr } = await run(java, ['-version'])
    return javaRelease(stdout + stderr)
  } catch {
    return 0
  }
}

async function answers(command: string): Promise<boolean> {
  try {
    await run(command, ['--version'])
    return true
  } catch {
    return false
  }
}
