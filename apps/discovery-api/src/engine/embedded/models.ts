import type { Core } from './core.js'
import type { Before } from './top-k.js'
import { MODEL_FIELD } from './values.js'

/** The products of a set that share their model with another product of the set, ordered by model. */
export type SharedModels = {
  readonly docs: Uint32Array
  /** By model: where its products end in `docs`. They begin where those of the previous model end. */
  readonly ends: Uint32Array
}

const NONE: SharedModels = { docs: new Uint32Array(0), ends: new Uint32Array(0) }

/** Marks a model of which the set has one product. */
const SINGLE = 0xffff_ffff

/** Collects the products that share a model. Most products of a catalogue do not and are skipped. */
export function sharedModels(core: Core, docs: Uint32Array): SharedModels {
  const column = core.values.lists.get(MODEL_FIELD)
  if (column === undefined) return NONE
  const modelOf = column.byDoc(core.ids.length)
  const { models } = core.buffers
  models.reserve(column.members.length)
  for (const doc of docs) {
    const model = modelOf[doc] ?? 0
    if (model !== 0) models.add(model, 1)
  }
  const shared = placesOf(models.keys, models.values)
  for (const doc of docs) {
    const model = modelOf[doc] ?? 0
    const slot = models.get(model)
    if (model === 0 || slot === SINGLE) continue
    shared.docs[slot - 1] = doc
    models.values[model] = slot + 1
  }
  models.clear()
  return shared
}

/** Replaces each count by the place, from 1, where the products of the model begin. */
function placesOf(models: Uint32Array, counts: Uint32Array): SharedModels {
  const ends = new Uint32Array(models.length)
  let [size, groups] = [0, 0]
  for (const model of models) {
    const count = counts[model] ?? 0
    counts[model] = count === 1 ? SINGLE : size + 1
    if (count === 1) continue
    size += count
    ends[groups++] = size
  }
  return { docs: new Uint32Array(size), ends: ends.subarray(0, groups) }
}

/** Keeps one product of each model: the first in the order `before`. */
export function onePerModel(core: Core, docs: Uint32Array, shared: SharedModels, before: Before): Uint32Array {
  if (shared.ends.length === 0) return docs
  const { behind } = core.buffers
  let at = 0
  for (const end of shared.ends) {
    let first = shared.docs[at++] ?? 0
    for (; at < end; at += 1) {
      const doc = shared.docs[at] ?? 0
      if (before(doc, first)) {
        behind[first] = 1
        first = doc
      } else behind[doc] = 1
    }
  }
  const shown = docs.filter((doc) => behind[doc] === 0)
  for (const doc of shared.docs) behind[doc] = 0
  return shown
}
