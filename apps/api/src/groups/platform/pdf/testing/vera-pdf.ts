import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.0:build-classpath'
const HERE = import.meta.dirname

export type VeraPdf = {
  /** The rules of PDF/UA-1 that a document breaks, with their number of violations. */
  brokenRules(pdf: Uint8Array): Promise<readonly string[]>
  close(): Promise<void>
}

/** The checker of the PDF Association; null without a Java 17 compiler, Maven, or a reachable repository. */
export async function openVeraPdf(): Promise<VeraPdf | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'klarsikt-pdf-'))
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    const list = path.join(folder, 'classpath')
    await run('mvn', ['-B', '-q', '-f', path.join(HERE, 'pom.xml'), PLUGIN, `-Dmdep.outputFile=${list}`])
    const classpath = await readFile(list, 'utf8')
    await run('javac', ['-cp', classpath, '-d', folder, path.join(HERE, 'PdfUa.java')])
    return {
      async brokenRules(pdf) {
        const file = path.join(folder, 'document.pdf')
        await writeFile(file, pdf)
        const { stdout } = await run('java', ['-cp', `${folder}${path.delimiter}${classpath}`, 'PdfUa', file])
        return stdout.split('\n').filter((line) => line !== '')
      },
      close,
    }
  } catch {
    await close()
    return null
  }
}
