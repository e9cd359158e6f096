import { readFile, writeFile } from 'node:fs/promises'
import { library } from '@klarsikt/tooling/tsup'

/** What runs in browsers, though a server may render it first. Bundling drops the directive, so it is written last. */
const CLIENT = ['dist/react.js', 'dist/ui/facade.js', 'dist/compat.js']

export default library({
  onSuccess: async () => {
    for (const file of CLIENT) await writeFile(file, `'use client';\n${await readFile(file, 'utf8')}`)
  },
})
