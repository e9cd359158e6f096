import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Files in which Swedish is not product text: tests, stories, their helpers and the demo goods. */
const OUTSIDE = /\.(?:test|stories)\.tsx?$|\/(?:testing|stories|messages|seed)\//

/** Files whose Swedish text a translator must not edit, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'apps/api/src/groups/catalogue/catalogue/search-index.ts': 'words that are searched for, not shown',
  'apps/api/src/groups/order/order/withdrawal-form.ts': 'the standard form, word for word as the law has it',
  'apps/api/src/groups/catalogue/search-terms/search-terms.ts': 'a table of letters',
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm
/** Matches the path of a page. */
const PATH = /(['"`])\/[^'"`\s]*\1/g

/** Finds Swedish texts in the code, recognised by their letters. Translators cannot edit them there. */
export function textProblems(root: string): string[] {
  return globSync('apps/{api,storefront}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !OUTSIDE.test(file) && !(file in EXCEPTIONS))
    .flatMap((file) =>
      swedishLines(readFileSync(path.join(root, file), 'utf8')).map(
        (line) => `${file} has a Swedish text in its code, which belongs into a catalogue of messages: ${line}`,
      ),
    )
}

/** Lines with Swedish letters outside comments and paths. */
export function swedishLines(source: string): string[] {
  return source
    .replace(COMMENT, '')
    .replace(PATH, '')
    .split('\n')
    .filter((line) => /[åäö]/i.test(line))
    .map((line) => line.trim())
}
