import type { Position } from '@klarsikt/core/stores'
import source from '../../../../data/postal-areas.json' with { type: 'json' }

/** A place in Sweden from which distances are measured. */
export type Town = Position & { readonly name: string }

type Run = { readonly first: number; readonly last: number; readonly place: number }

const CODE_LENGTH = 5
const municipalities = source.municipalities as unknown as Readonly<Record<string, readonly [string, number, number]>>
const positions = source.positions as unknown as Readonly<Record<string, readonly [number, number]>>

/** Runs of consecutive postal codes of one place, in ascending order; read from the file at the first use. */
let runs: readonly Run[] | undefined
let byName: ReadonlyMap<string, Town> | undefined

/** The place of a postal code, otherwise that of the most similar code, because no public list is complete. */
export function placeOfPostalCode(digits: string): Town | null {
  runs ??= readRuns()
  const code = Number(digits.padEnd(CODE_LENGTH, '0'))
  const after = runs.findIndex(({ last }) => last >= code)
  const next = runs[after === -1 ? runs.length - 1 : after]
  const before = runs[Math.max(0, (after === -1 ? runs.length : after) - 1)]
  if (!next || !before) return null
  const closest = next.first <= code && code <= next.last ? next : closer(digits, code, before, next)
  return placeAt(closest.place)
}

/** The place with a name in upper or lower case: a postal locality or a municipality. */
export function placeByName(text: string): Town | null {
  byName ??= readNames()
  return byName.get(fold(text)) ?? null
}

/** The closer of two runs: by the longer common prefix, since codes follow regions, then by number. */
function closer(digits: string, code: number, before: Run, next: Run): Run {
  const [commonBefore, commonNext] = [common(digits, before.last), common(digits, next.first)]
  if (commonBefore !== commonNext) return commonBefore > commonNext ? before : next
  return code - before.last <= next.first - code ? before : next
}

function common(digits: string, code: number): number {
  const text = String(code)
  const different = [...digits].findIndex((digit, index) => digit !== text[index])
  return different === -1 ? digits.length : different
}

function placeAt(index: number): Town | null {
  const key = source.places[index]
  if (key === undefined) return null
  const [municipality, name] = [key.slice(0, 4), key.slice(5)]
  const [, lat, lon] = municipalities[municipality] ?? []
  const [ownLat, ownLon] = positions[key] ?? [lat, lon]
  return ownLat === undefined || ownLon === undefined ? null : { name, lat: ownLat, lon: ownLon }
}

/** Reads the runs, written as `first:place`, or `first-more:place` for several codes. */
function readRuns(): Run[] {
  return source.codes.split(' ').map((run) => {
    const [codes = '', place = ''] = run.split(':')
    const [first = '', more = '0'] = codes.split('-')
    return { first: Number(first), last: Number(first) + Number(more), place: Number(place) }
  })
}

function readNames(): Map<string, Town> {
  const names = new Map<string, Town>()
  source.places.forEach((_, index) => {
    const place = placeAt(index)
    // Of several places with the same name the first one is used. The others are found by postal code.
    if (place && !names.has(fold(place.name))) names.set(fold(place.name), place)
  })
  for (const [name, lat, lon] of Object.values(municipalities)) names.set(fold(name), { name, lat, lon })
  return names
}

function fold(text: string): string {
  return text.normalize('NFC').trim().toLocaleLowerCase('sv')
}
