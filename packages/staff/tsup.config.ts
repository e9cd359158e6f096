import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { library } from '@klarsikt/tooling/tsup'

/**
 * Merges the styles of the pages into one file, which a shop imports once. It marks the pages as client code, since
 * they also run in the browser.
 */
export default library({
  loader: { '.css': 'local-css' },
  onSuccess: async () => {
    const parts = globSync('dist/**/*.css').toSorted()
    writeFileSync('dist/styles.css', parts.map((file) => readFileSync(file, 'utf8')).join('\n'))
    for (const file of [...parts, ...globSync('dist/**/*.css.map')]) if (file !== 'dist/styles.css') rmSync(file)
    for (const file of globSync('dist/pages/*/page.js'))
      await writeFile(file, `'use client';\n${await readFile(file, 'utf8')}`)
  },
})
