import { execFileSync } from 'node:child_process'

/**
 * Counts the lines of product code in each package, at one commit or at two: `pnpm lines [commit] [earlier commit]`. It
 * counts lines of TypeScript and JavaScript that are neither blank nor comments. Tests, stories, demo data, generated
 * files, scripts, benchmarks and packages that only check others do not count.
 */
const NOT_PRODUCT =
  /\.(?:test|spec|stories|d|config)\.|(?:^|\/)(?:testing|stories|generated|scripts|bench|migrations|\.storybook)\/|^(?:apps\/e2e|packages\/tooling)\/|^packages\/fixtures\/src\/(?:demo|relevance)\//
/** Features that the earlier commit did not have. They are left out of both counts when two commits are compared. */
const NEW_FEATURES = /^packages\/account\/|^apps\/api\/src\/modules\/(?:identity|customer)\//

const [commit = 'HEAD', earlier] = process.argv.slice(2)
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 })

/** Counts the lines of code in a text. A line counts as a comment only when it has nothing else. */
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

/** Counts the lines of each package or app. */
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
