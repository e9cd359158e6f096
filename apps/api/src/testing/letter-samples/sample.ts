import type { LetterData, LetterTemplate } from '../../modules/outbox/letter-template.js'

/** Pictures of the shop to show in the letters, by their paths. */
export type SamplePictures = { readonly frame: string; readonly lenses: string }

/** A kind of letter by its name, with data made up for it. */
export type LetterSample = readonly [name: string, data: object]

/** Data that the template is written from; the compiler says when the two no longer fit. */
export function sample<Data extends LetterData>(
  { name }: LetterTemplate<Data>,
  data: NoInfer<Data> & object,
): LetterSample {
  return [name, data]
}

/** A PDF that is attached, base 64. */
export const SAMPLE_DOCUMENT = 'JVBERi0='
