import { execFileSync } from 'node:child_process'

/**
 * Lines of product code by package, at one commit or beside an earlier one: `pnpm lines [commit] [earlier commit]`.
 * Counted are lines of TypeScript and JavaScript that are neither blank nor comment; tests, stories, demo data, what is
 * generated, scripts, benchmarks and the packages that only check others are not product.
 */
const NOT_PRODUCT =
  /\.(?:test|spec|stories|d|config)\.|(?:^|\/)(?:testing|stories|generated|scripts|bench|migrations|\.storybook)\/|^(?:apps\/e2e|packages\/tooling)\/|^packages\/fixtures\/src\/(?:demo|relevance)\//
/** What issue 7 adds: in neither count when two commits are compared, as the earlier one has none of it. */
const NEW_FEATURES = /^packages\/account\/|^apps\/api\/src\/modules\/(?:identity|customer)\//

const [commit = 'HEAD', earlier] = process.argv.slice(2)
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 })

/** Lines of code of a text; a comment counts as one where it has its lines for itself. */
function codeLines(text) {
  let inComment = false
  let count = 0
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (inComment) {
      inComment = !line.includes('*/')
    } else if (/^(?:\{\s*)?\/\*/.test(line)) {
      inComment = !line.includes('*/')
    } else if (line !== '' && !line.startsWith('//')) {
      count++
    }
  }
  return count
}

/** Lines by package or app. */
function linesAt(revision) {
  const files = git('ls-tree', '-r', '--name-only', revision, 'apps', 'packages')
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !NOT_PRODUCT.test(file))
    .filter((file) => earlier === undefined || !NEW_FEATURES.test(file))
  const lines = new Map()
  for (const file of files) {
    const owner = file.split('/').slice(0, 2).join('/')
    lines.set(owner, (lines.get(owner) ?? 0) + codeLines(git('show', `${revision}:${file}`)))
  }
  return lines
}

const now = linesAt(commit)
const before = earlier === undefined ? undefined : linesAt(earlier)
const row = (name, count, old) =>
  [name.padEnd(24), ...(before ? [old, count, count - old] : [count]).map((cell) => String(cell).padStart(8))].join('')
const sum = (lines) => [...(lines?.values() ?? [])].reduce((total, count) => total + count, 0)

console.log(
  [
    ''.padEnd(24),
    ...(before ? [earlier, commit, 'change'] : [commit]).map((cell) => cell.slice(0, 7).padStart(8)),
  ].join(''),
)
for (const name of [...new Set([...now.keys(), ...(before?.keys() ?? [])])].toSorted((a, b) => a.localeCompare(b)))
  console.log(row(name, now.get(name) ?? 0, before?.get(name) ?? 0))
console.log(row('together', sum(now), sum(before)))
