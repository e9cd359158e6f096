import type { LetterData, LetterTemplate } from '../../groups/platform/letter/letter-template.js'

/** Paths of pictures to show in the letters. */
export type SamplePictures = { readonly frame: string; readonly lenses: string }

/** The name of a template and its sample data. */
export type LetterSample = readonly [name: string, data: object]

/** Pairs a template with sample data. The compiler checks that the data fit. */
export function sample<Data extends LetterData>(
  { name }: LetterTemplate<Data>,
  data: NoInfer<Data> & object,
): LetterSample {
  return [name, data]
}

/** An attached PDF, in base 64. */
export const SAMPLE_DOCUMENT = 'JVBERi0='
