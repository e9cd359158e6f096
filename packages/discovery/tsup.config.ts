import { readFile, writeFile } from 'node:fs/promises'
import { library } from '@klarsikt/tooling/tsup'

/**
 * Files that run in browsers, although a server may render them first. Bundling removes `'use client'`, so it is
 * written afterwards.
 */
const CLIENT = ['dist/react.js', 'dist/ui/facade.js', 'dist/compat.js']

export default library({
  onSuccess: async () => {
    for (const file of CLIENT) await writeFile(file, `'use client';\n${await readFile(file, 'utf8')}`)
  },
})
