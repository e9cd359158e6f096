import type { FieldTexts } from './field.js'

type Loose<T> = { readonly [K in keyof T]: T[K] | undefined }

/** Leaves out undefined texts, so that the field's defaults apply. */
export function fieldTexts({ label, hint, error, optional, optionalText }: Loose<Required<FieldTexts>>): FieldTexts {
  return {
    label,
    error,
    ...(hint !== undefined && { hint }),
    ...(optional !== undefined && { optional }),
    ...(optionalText !== undefined && { optionalText }),
  }
}
