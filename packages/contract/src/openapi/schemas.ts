import { z } from 'zod'

export type Json = Record<string, unknown>

/** Converts schemas to JSON. A schema with an id is collected in `components` and replaced by a reference. */
export function createSchemas(components: Json = {}) {
  const toJson = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const {
      $schema: _,
      $defs,
      ...rest
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json & { $defs?: Json }
    const text = JSON.stringify(rest).replaceAll('#/$defs/', '#/components/schemas/')
    for (const [id, definition] of Object.entries($defs ?? {})) {
      const { id: _id, ...body } = definition as Json
      components[id] = JSON.parse(JSON.stringify(body).replaceAll('#/$defs/', '#/components/schemas/'))
    }
    return JSON.parse(text) as Json
  }
  return { components, toJson }
}

/** Returns the path or query parameters of a schema. */
export function parameters(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  toJson: (s: z.ZodType, io: 'input') => Json,
): Json[] {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !(value as z.ZodType).safeParse(undefined).success,
    schema: toJson(value as z.ZodType, 'input'),
  }))
}
