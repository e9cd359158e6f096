import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Texts by key, as in `sv/<feature>.json` and `en/<feature>.json`. */
type Catalogue = Readonly<Record<string, string>>
/** Parameters of a text: names with the TypeScript type of the value. */
type Params = Map<string, 'number' | 'string' | 'Value'>

const HEADER = '// Compiled from the JSON catalogues by `pnpm messages`.\n'
const RESERVED = new Set(['continue', 'default', 'delete', 'export', 'import', 'new', 'return', 'switch'])

/**
 * Compiles the catalogues of one package: a module for each feature with a function for each Swedish message, and one
 * with the English texts by key. Returns contents by path; throws where the two languages do not match.
 */
export function compileMessages(folder: string): Map<string, string> {
  const files = new Map<string, string>()
  const english: string[] = []
  const runtime = existsSync(path.join(folder, 'message.ts')) ? '../message.js' : '@klarsikt/core/messages'
  for (const file of globSync('sv/*.json', { cwd: folder }).toSorted()) {
    const feature = path.basename(file, '.json')
    const swedish = read(path.join(folder, file))
    const translated = read(path.join(folder, 'en', `${feature}.json`))
    for (const key of Object.keys(translated)) {
      if (swedish[key] === undefined) throw new Error(`${folder}: ${key} is English and not Swedish`)
      english.push(`  '${key}': ${translation(key, swedish[key], translated[key] ?? '')},`)
    }
    files.set(`generated/${feature}.ts`, withImports(moduleOf(feature, swedish, translated), runtime))
  }
  const table = `/** The English texts by the key of their message. */\nexport const en = {\n${english.join('\n')}\n}\n`
  files.set('generated/en.ts', withImports(table, runtime))
  return files
}

function read(file: string): Catalogue {
  return !existsSync(file) ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Catalogue)
}

function moduleOf(feature: string, swedish: Catalogue, translated: Catalogue): string {
  const names = new Set<string>()
  const lines = Object.entries(swedish).map(([key, text]) => {
    const name = messageName(key)
    if (names.has(name)) throw new Error(`${feature}: two messages are called ${name}`)
    names.add(name)
    const render = functionOf(key, text)
    const value = key in translated ? `/* @__PURE__ */ message('${key}', ${render})` : render
    return RESERVED.has(name)
      ? `/** ${key} */ const ${name}_ = ${value}\nexport { ${name}_ as ${name} }`
      : `/** ${key} */ export const ${name} = ${value}`
  })
  return `${lines.join('\n')}\n`
}

/** `cart.pair.title` becomes `pairTitle`, because the feature is the name of the module. */
export function messageName(key: string): string {
  return camelCase(key.slice(key.indexOf('.') + 1))
}

function camelCase(name: string): string {
  return name.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())
}

function withImports(code: string, runtime: string): string {
  const imports = ['digits(', 'message('].filter((call) => code.includes(call)).map((call) => call.slice(0, -1))
  if (/: Value\b/.test(code)) imports.push('type Value')
  return imports.length === 0
    ? `${HEADER}${code}`
    : `${HEADER}import { ${imports.join(', ')} } from '${runtime}'\n${code}`
}

function translation(key: string, swedish: string, english: string): string {
  const [expected, found] = [swedish, english].map((text) =>
    JSON.stringify([...paramsOf(key, text)].map(String).toSorted()),
  )
  if (expected !== found) throw new Error(`${key}: the English text has the parameters ${found}, not ${expected}`)
  return functionOf(key, english)
}

function functionOf(key: string, text: string): string {
  const params: Params = new Map()
  const body = template(compile(key, text, params, null))
  const fields = [...params].map(([name, type]) => `readonly ${name}: ${type}`)
  return fields.length === 0 ? `() => ${body}` : `(p: { ${fields.join('; ')} }) => ${body}`
}

function paramsOf(key: string, text: string): Params {
  const params: Params = new Map()
  compile(key, text, params, null)
  return params
}

/** A part of a template: plain text, or code. */
type Part = string | { readonly code: string; readonly isText?: boolean }

/** Compiles the part of ICU MessageFormat that the catalogues use: `{name}`, plural with `=0`, `one`, `other` and `#`, and select. */
function compile(key: string, text: string, params: Params, count: string | null): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '}') throw new Error(`${key}: a brace too many`)
    if (character === '{') {
      const end = closingBrace(key, text, at)
      parts.push(argument(key, text.slice(at + 1, end), params, count))
      at = end
    } else if (character === '#' && count !== null) parts.push({ code: `digits(${count})`, isText: true })
    else parts.push(character)
  }
  return parts
}

function argument(key: string, inside: string, params: Params, count: string | null): Part {
  const [, name, kind, cases] = /^(\w+)(?:, (plural|select),(.*))?$/s.exec(inside) ?? []
  if (name === undefined) throw new Error(`${key}: {${inside}} cannot be read`)
  const value = `p.${name}`
  if (kind === undefined || cases === undefined) {
    if (!params.has(name)) params.set(name, 'Value')
    return { code: value }
  }
  params.set(name, kind === 'plural' ? 'number' : 'string')
  const rows = casesOf(key, cases)
  const other = rows.get('other')
  if (other === undefined) throw new Error(`${key}: {${name}} has no other`)
  rows.delete('other')
  const inner = kind === 'plural' ? value : count
  const code = [...rows].reduceRight(
    (rest, [label, text]) =>
      `${value} === ${caseValue(kind, label)} ? ${template(compile(key, text, params, inner))} : ${rest}`,
    template(compile(key, other, params, inner)),
  )
  return { code, isText: true }
}

/** Swedish and English have the same two plural forms: exactly one, and everything else. */
function caseValue(kind: string, label: string): string {
  if (kind === 'select') return `'${label}'`
  return label === 'one' ? '1' : label.slice(1)
}

function casesOf(key: string, text: string): Map<string, string> {
  const rows = new Map<string, string>()
  for (let open = text.indexOf('{'), at = 0; open !== -1; open = text.indexOf('{', at)) {
    const end = closingBrace(key, text, open)
    rows.set(text.slice(at, open).trim(), text.slice(open + 1, end))
    at = end + 1
  }
  return rows
}

function closingBrace(key: string, text: string, open: number): number {
  for (let at = open, depth = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`${key}: a brace is not closed`)
}

/**
 * A single part of code is used directly if it is certainly a string; everything else becomes a literal or a template.
 */
function template(parts: readonly Part[]): string {
  if (parts.every((part) => typeof part === 'string')) return quoted(parts.join(''))
  const [first] = parts
  if (parts.length === 1 && typeof first === 'object' && first.isText === true) return first.code
  const text = parts.map((part) => (typeof part === 'string' ? escaped(part) : `\${${part.code}}`)).join('')
  return `\`${text}\``
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}'`
}

function escaped(character: string): string {
  return /[`\\$]/.test(character) ? `\\${character}` : character
}
