import { PRESCRIPTION_SOURCES, type PrescriptionSource } from '@klarsikt/core/awaited-prescription'
import {
  FRAME_LENS_TYPES,
  type FrameLens,
  type FrameLensType,
  LENS_COLOURS,
  LENS_INDICES,
  type LensColour,
  type LensIndex,
} from '@klarsikt/core/catalogue'
import { EDITED_PAIR_QUERY } from '../../lib/edit-address.js'

/** The colour and filter of a lens, which decide how it looks in a frame. */
export type Treatment = Pick<FrameLens, 'colour' | 'polarized'>

/** The choices so far. They stand in the studio's address, so they include no strengths. */
export interface StudioChoices {
  readonly use: FrameLensType | null
  /** Where the strengths come from: typed, and kept in this tab, or sent after the purchase. */
  readonly source: PrescriptionSource | null
  readonly index: LensIndex | null
  readonly treatment: Treatment | null
  /** The frame's line of a pair in the cart that is being changed. Null for a new pair. */
  readonly lineId: string | null
}

/** The form fields and query parameters of the choices. */
export const CHOICE_QUERY = {
  use: 'glas',
  source: 'recept',
  index: 'index',
  treatment: 'behandling',
  lineId: EDITED_PAIR_QUERY,
} as const

/** The names of the uses in addresses. */
const USE_WORDS: Readonly<Record<FrameLensType, string>> = {
  'single-vision': 'enkelslipade',
  progressive: 'progressiva',
  reading: 'las',
  office: 'terminal',
  plano: 'utan-styrka',
}
const COLOUR_WORDS: Readonly<Record<LensColour, string>> = {
  clear: 'klart',
  grey: 'gratt',
  brown: 'brunt',
  green: 'gront',
  'photochromic-grey': 'fotokromatiskt-gratt',
  'photochromic-brown': 'fotokromatiskt-brunt',
  'photochromic-green': 'fotokromatiskt-gront',
}
const POLARIZED = 'polariserat-'
const SOURCE_WORDS: Readonly<Record<PrescriptionSource, string>> = { typed: 'ifyllt', photo: 'bild', later: 'senare' }

export function treatmentWord({ colour, polarized }: Treatment): string {
  return (polarized ? POLARIZED : '') + COLOUR_WORDS[colour]
}

export function isSameTreatment(one: Treatment, other: Treatment): boolean {
  return one.colour === other.colour && one.polarized === other.polarized
}

function treatmentOf(word: string): Treatment | null {
  const polarized = word.startsWith(POLARIZED)
  const own = polarized ? word.slice(POLARIZED.length) : word
  const colour = LENS_COLOURS.find((one) => COLOUR_WORDS[one] === own)
  return colour === undefined ? null : { colour, polarized }
}

/** Reads the choices from an address. An invalid choice becomes null. */
export function readChoices(query: Pick<URLSearchParams, 'get'>): StudioChoices {
  const text = (name: keyof typeof CHOICE_QUERY) => query.get(CHOICE_QUERY[name]) ?? ''
  const lineId = text('lineId')
  return {
    use: FRAME_LENS_TYPES.find((type) => USE_WORDS[type] === text('use')) ?? null,
    source: PRESCRIPTION_SOURCES.find((source) => SOURCE_WORDS[source] === text('source')) ?? null,
    index: LENS_INDICES.find((index) => index === text('index')) ?? null,
    treatment: treatmentOf(text('treatment')),
    lineId: /^[\w-]{1,100}$/.test(lineId) ? lineId : null,
  }
}

/** Returns the made choices as fields of a form or parameters of an address. */
export function choiceFields(choices: StudioChoices): Readonly<Record<string, string>> {
  const texts: Record<keyof typeof CHOICE_QUERY, string | null> = {
    use: choices.use && USE_WORDS[choices.use],
    source: choices.source && SOURCE_WORDS[choices.source],
    index: choices.index,
    treatment: choices.treatment && treatmentWord(choices.treatment),
    lineId: choices.lineId,
  }
  return Object.fromEntries(
    Object.entries(CHOICE_QUERY).flatMap(([name, parameter]) => {
      const value = texts[name as keyof typeof CHOICE_QUERY]
      return value === null ? [] : [[parameter, value]]
    }),
  )
}
