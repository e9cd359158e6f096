import { describe, expect, it } from 'vitest'
import { colours, tokens } from './generated/tokens.js'
import { TOKEN_FORMATS, tokenFile } from './token-files.js'

type Json = Readonly<Record<string, unknown>>
const parsed = <Content>(format: 'dtcg' | 'figma') => JSON.parse(tokenFile(format).content) as Content

describe('the files of tokens', () => {
  it.each(TOKEN_FORMATS)('are named and end with a line: %s', (format) => {
    const { name, content } = tokenFile(format)
    expect(name).toMatch(/^klarsikt\.[\w.-]+\.(?:css|json)$/)
    expect(content).toMatch(/\}\n$/)
  })
})

describe('as CSS', () => {
  const { content } = tokenFile('css')
  const rule = (selector: string) => content.slice(content.indexOf(`${selector} {`)).split('}')[0] ?? ''

  it('set every token, with nothing left to follow', () => {
    expect(rule(':root').match(/^ {2}--ks-/gm)).toHaveLength(tokens.length)
    expect(content).not.toContain('var(')
  })

  it('say in the dark only what differs there', () => {
    expect(rule("[data-theme='dark']")).toContain(`--ks-color-bg-page: ${colours.dark['bg-page']};`)
    expect(rule("[data-theme='dark']")).not.toContain('--ks-radius-card')
    expect(rule("[data-theme='dark'][data-contrast='more']")).toContain(
      `--ks-color-bg-page: ${colours.darkContrast['bg-page']};`,
    )
  })
})

describe('in the Design Tokens format', () => {
  const file = parsed<Record<string, Record<string, { $type: string; $value: unknown; $extensions?: Json }>>>('dtcg')
  const all = Object.entries(file).flatMap(([group, entries]) =>
    Object.entries(entries).map(([name, token]) => ({ path: `${group}.${name}`, ...token })),
  )

  it('have a type and a value each, and no name that the format forbids', () => {
    const LEFT_OUT = ['fontSize', 'letterSpacing', 'filter']
    expect(all).toHaveLength(tokens.filter(({ type }) => !LEFT_OUT.includes(type)).length)
    expect(all.filter(({ path, $type, $value }) => /[{}$]/.test(path) || !$type || $value === undefined)).toEqual([])
  })

  it('refer only to tokens that are in the file, and to their own kind', () => {
    const typeOf = new Map(all.map(({ path, $type }) => [`{${path}}`, $type]))
    const references = all.filter(({ $value }) => typeof $value === 'string')
    expect(references.length).toBeGreaterThan(40)
    expect(references.filter(({ $value, $type }) => typeOf.get(String($value)) !== $type)).toEqual([])
  })

  it('have colours as channels, measures with units and curves as four numbers', () => {
    expect(file['primitive']?.['color-snow']?.$value).toEqual({
      colorSpace: 'srgb',
      components: [0.9843, 0.9804, 0.9686],
      hex: '#fbfaf7',
    })
    expect(file['semantic']?.['color-scrim']?.$value).toMatchObject({ alpha: 0.6 })
    expect(file['primitive']?.['size-4']).toMatchObject({
      $value: { value: 16, unit: 'px' },
      $extensions: { 'se.klarsikt.modes': { compact: { value: 12, unit: 'px' } } },
    })
    expect(file['primitive']?.['easing-out']?.$value).toEqual([0.2, 0.8, 0.2, 1])
    expect(file['semantic']?.['shadow-overlay']?.$value).toMatchObject({ offsetY: { value: 12, unit: 'px' } })
  })

  it('have a text style at its largest, with the CSS that follows the window', () => {
    expect(file['semantic']?.['text-display']).toMatchObject({
      $value: {
        fontSize: { value: 5.5, unit: 'rem' },
        fontWeight: 400,
        lineHeight: 1,
        letterSpacing: { value: -0.0825, unit: 'rem' },
      },
      $extensions: { 'se.klarsikt.css': expect.stringContaining('clamp(') as string },
    })
  })
})

describe('as Figma variables', () => {
  const file = parsed<{
    variableModes: { id: string; variableCollectionId: string }[]
    variables: { id: string; name: string; resolvedType: string; variableCollectionId: string }[]
    variableModeValues: { variableId: string; modeId: string; value: unknown }[]
  }>('figma')

  it('give every variable a value in every mode of its collection', () => {
    for (const { id, variableCollectionId } of file.variables) {
      const modes = file.variableModes.filter((mode) => mode.variableCollectionId === variableCollectionId)
      const values = file.variableModeValues.filter(({ variableId }) => variableId === id)
      expect(values.map(({ modeId }) => modeId)).toEqual(modes.map((mode) => mode.id))
    }
  })

  it('have names that differ within a collection, and that Figma takes', () => {
    const names = file.variables.map(({ name, variableCollectionId }) => `${variableCollectionId} ${name}`)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => /[.{}]/.test(name))).toEqual([])
  })

  it('have values of their own type, and name the variable that they come from', () => {
    const types = new Map(file.variables.map(({ id, resolvedType }) => [id, resolvedType]))
    const JAVASCRIPT = { COLOR: 'object', FLOAT: 'number', STRING: 'string' } as Readonly<Record<string, string>>
    const wrong = file.variableModeValues.filter(({ variableId, value }) => {
      const { type, id } = value as { type?: string; id?: string }
      if (type === 'VARIABLE_ALIAS') return types.get(id ?? '') !== types.get(variableId)
      return typeof value !== JAVASCRIPT[types.get(variableId) ?? ''] || Number.isNaN(value)
    })
    expect(wrong).toEqual([])
    expect(
      file.variableModeValues.find(
        ({ variableId, modeId }) => variableId === '--ks-button-bg' && modeId === 'component Dark',
      )?.value,
    ).toMatchObject({ type: 'VARIABLE_ALIAS' })
  })
})
