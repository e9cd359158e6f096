import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { library } from '@klarsikt/tooling/tsup'

/** The styles of the components become one file, which a shop imports once. */
export default library({
  loader: { '.css': 'local-css' },
  onSuccess: async () => {
    const parts = globSync('dist/**/*.css').toSorted()
    writeFileSync('dist/styles.css', parts.map((file) => readFileSync(file, 'utf8')).join('\n'))
    for (const file of [...parts, ...globSync('dist/**/*.css.map')]) if (file !== 'dist/styles.css') rmSync(file)
    await Promise.resolve()
  },
})
