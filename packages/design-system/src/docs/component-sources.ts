import exported from '../../exports.json' with { type: 'json' }
import { type CustomProperty, customProperties } from './custom-properties.js'

const stylesheets: Readonly<Record<string, string>> = import.meta.glob('../{primitives,commerce}/*/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** `./src/primitives/text-field/text-field.stories.tsx` → `text-field`; nothing outside the component folders. */
export function componentFolder(file: string): string | undefined {
  return /\/(?:primitives|commerce)\/([^/]+)\//.exec(file)?.[1]
}

/** The import statement of a component. */
export function importLine(folder: string): string {
  const names: readonly string[] = (exported as Readonly<Record<string, readonly string[]>>)[`./${folder}`] ?? [
    pascal(folder),
  ]
  return `import { ${names.join(', ')} } from '@klarsikt/design-system/${folder}'`
}

export function propertiesOf(folder: string): readonly CustomProperty[] {
  const css = Object.entries(stylesheets).filter(([path]) => componentFolder(path) === folder)
  return customProperties(css.map(([, text]) => text).join('\n'))
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
