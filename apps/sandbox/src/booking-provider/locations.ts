import type { Practitioner, Service } from './types.js'

type Location = {
  readonly practitioners: readonly (Practitioner & { readonly seesChildren: boolean })[]
  /** Opening hours from Monday to Sunday. Null means closed. */
  readonly week: readonly (readonly [string, string] | null)[]
  readonly services: readonly Service[]
}

const WEEK: Location['week'] = [
  ['09:00', '17:00'],
  ['09:00', '17:00'],
  ['09:00', '17:00'],
  ['09:00', '18:00'],
  ['09:00', '16:00'],
  ['10:00', '14:00'],
  null,
]
const VISUAL: readonly Service[] = ['glasses', 'lenses', 'lenses_new', 'driving', 'terminal']

/** The stores whose times the simulator manages. */
export const LOCATIONS: Readonly<Record<string, Location>> = {
  nacka: {
    practitioners: [
      { id: 'lova', name: 'Lova Brandt', seesChildren: true },
      { id: 'milan', name: 'Milan Öst', seesChildren: false },
    ],
    week: WEEK,
    services: VISUAL,
  },
  gustavsberg: {
    practitioners: [{ id: 'signe', name: 'Signe Åker', seesChildren: true }],
    week: WEEK,
    services: [...VISUAL, 'hearing'],
  },
}

export const MINUTES: Readonly<Record<Service, number>> = {
  glasses: 30,
  lenses: 45,
  lenses_new: 60,
  driving: 30,
  terminal: 30,
  hearing: 30,
}
