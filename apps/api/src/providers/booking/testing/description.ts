import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

type Json = { readonly [name: string]: unknown }
type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: Json }
type Body = { readonly content: Readonly<Record<string, { readonly schema: Json }>> }
type Operation = {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Partial<Body>>>
}

/** A call and its answer on the wire. */
export type Exchange = {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly sent: unknown
  readonly status: number
  readonly answered: unknown
}

const FILE = new URL('../../../../../../docs/guides/booking-provider.yaml', import.meta.url)

/** Reads the description of the provider's API and checks calls against it. */
export function readDescription() {
  const whole = parse(readFileSync(FILE, 'utf8')) as Json
  const paths = resolve(whole['paths'], whole) as Record<string, Json>
  const operations = Object.entries(paths).flatMap(([template, item]) =>
    Object.entries(item)
      .filter(([name]) => name !== 'parameters')
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        template,
        pattern: new RegExp(`^/v1${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
        operation: operation as Operation,
        shared: (item['parameters'] ?? []) as readonly Parameter[],
      })),
  )
  return {
    operations: operations.map(({ operation }) => operation.operationId),
    /** The operation of an exchange, and its differences from the description. */
    check({ method, url, headers, sent, status, answered }: Exchange): { operation: string; problems: string[] } {
      const path = url.pathname.slice(url.pathname.indexOf('/v1'))
      const found = operations.find((one) => one.method === method && one.pattern.test(path))
      if (!found) return { operation: '', problems: [`${method} ${path} is not described`] }
      const { operation, shared, pattern } = found
      const given: Record<string, Readonly<Record<string, string>>> = {
        path: pattern.exec(path)?.groups ?? {},
        query: Object.fromEntries(url.searchParams),
        header: Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value])),
      }
      const parameters = [...shared, ...(operation.parameters ?? [])]
      const known = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name))
      const problems = [
        ...parameters.flatMap((one) => parameterProblems(one, given[one.in]?.[nameIn(one)])),
        ...Object.keys(given['query'] ?? {})
          .filter((name) => !known.has(name))
          .map((name) => `${name} is not described`),
        ...bodyProblems('request', operation.requestBody, sent),
      ]
      const response = operation.responses[String(status)]
      if (!response) return { operation: operation.operationId, problems: [...problems, `${status} is not described`] }
      return {
        operation: operation.operationId,
        problems: [...problems, ...bodyProblems('answer', response, answered)],
      }
    },
  }
}

const nameIn = ({ in: place, name }: Parameter) => (place === 'header' ? name.toLowerCase() : name)

function parameterProblems({ name, required, schema }: Parameter, value: string | undefined): string[] {
  if (value === undefined) return required ? [`${name} is missing`] : []
  const typed = schema['type'] === 'integer' ? Number(value) : value
  return schemaProblems(name, schema, typed)
}

function bodyProblems(what: string, body: Partial<Body> | undefined, value: unknown): string[] {
  const [content] = Object.values(body?.content ?? {})
  if (!content) return value === null ? [] : [`${what}: there should be no body`]
  return schemaProblems(what, content.schema, value)
}

function schemaProblems(what: string, schema: Json, value: unknown): string[] {
  const read = z.fromJSONSchema(schema).safeParse(value)
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${what} ${path.join('.')}: ${message}`)
}

/** Replaces every `$ref` with its target. */
function resolve(value: unknown, whole: Json): unknown {
  if (Array.isArray(value)) return value.map((one) => resolve(one, whole))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as Json
  if (typeof $ref !== 'string')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolve(one, whole)]))
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (at as Json)[name], whole)
  return resolve({ ...(target as Json), ...rest }, whole)
}
