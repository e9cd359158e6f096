import Supercluster from 'supercluster'
import { MAP_FRAME } from './generated/map-frame.js'
import { type MapPoint, project } from './projection.js'
import { inWindow, MAX_ZOOM, type View } from './view.js'

/** What the map needs to know of a store. */
export interface MapStore {
  readonly id: string
  readonly name: string
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
}

/** One store on the map. `shift` is in CSS pixels, for stores at the same address. */
export interface StoreMark<S extends MapStore = MapStore> {
  readonly store: S
  readonly point: MapPoint
  readonly shift: MapPoint
}

/** Several stores drawn as one, with the zoom at which they part. */
export interface ClusterMark {
  readonly id: string
  readonly count: number
  readonly point: MapPoint
  readonly partsAt: number
}

export interface Marks<S extends MapStore = MapStore> {
  readonly stores: readonly StoreMark<S>[]
  readonly clusters: readonly ClusterMark[]
}

export type ClusterIndex<S extends MapStore = MapStore> = Supercluster<{ store: S }>

/**
 * Markers closer than this are clustered, so that targets of 44 px fit with space around them. In units of which the
 * map's height has 512.
 */
const CLUSTER_RADIUS = 46
const CLUSTER_EXTENT = 512
const MAX_CLUSTER_LEVEL = Math.log2(MAX_ZOOM)
const NO_SHIFT: MapPoint = { x: 0, y: 0 }

/**
 * The library clusters on Mercator's plane, where a kilometre in Kiruna is half as long again as one in Ystad. Returns
 * the degrees that Mercator maps onto our own plane, so that distances are equal everywhere.
 */
function asDegrees({ x, y }: MapPoint): [number, number] {
  const side = (MAP_FRAME.height - MAP_FRAME.width) / 2
  const right = (x + side) / MAP_FRAME.height - 0.5
  const down = 0.5 - y / MAP_FRAME.height
  return [right * 360, (Math.atan(Math.exp(down * 2 * Math.PI)) * 360) / Math.PI - 90]
}

function asPoint([lon = 0, lat = 0]: readonly number[]): MapPoint {
  const side = (MAP_FRAME.height - MAP_FRAME.width) / 2
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: (lon / 360 + 0.5) * MAP_FRAME.height - side,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * MAP_FRAME.height,
  }
}

export function clusterIndex<S extends MapStore>(stores: readonly S[]): ClusterIndex<S> {
  return new Supercluster<{ store: S }>({
    radius: CLUSTER_RADIUS,
    extent: CLUSTER_EXTENT,
    maxZoom: MAX_CLUSTER_LEVEL,
  }).load(
    stores.map((store) => ({
      type: 'Feature',
      properties: { store },
      geometry: { type: 'Point', coordinates: asDegrees(project(store)) },
    })),
  )
}

const isSeen = (point: MapPoint, view: View) => {
  const { x, y } = inWindow(point, view)
  return x > 0 && x < 1 && y > 0 && y < 1
}

/** Returns the marks of a view from north to south, so that Tab moves down the map. */
export function marksIn<S extends MapStore>(index: ClusterIndex<S>, view: View): Marks<S> {
  const level = Math.min(MAX_CLUSTER_LEVEL, Math.floor(Math.log2(view.zoom) + 1e-6))
  const stores: StoreMark<S>[] = []
  const clusters: ClusterMark[] = []
  for (const { geometry, properties } of index.getClusters([-180, -85, 180, 85], level)) {
    const point = asPoint(geometry.coordinates)
    if (!isSeen(point, view)) continue
    if (!('cluster_id' in properties)) stores.push({ store: properties.store, point, shift: NO_SHIFT })
    else if (level === MAX_CLUSTER_LEVEL) stores.push(...spread(index, properties.cluster_id, point))
    else {
      clusters.push({
        id: String(properties.cluster_id),
        count: properties.point_count,
        point,
        partsAt: Math.min(MAX_ZOOM, 2 ** index.getClusterExpansionZoom(properties.cluster_id)),
      })
    }
  }
  return {
    stores: stores.toSorted((a, b) => a.point.y - b.point.y),
    clusters: clusters.toSorted((a, b) => a.point.y - b.point.y),
  }
}

/** Places stores at the same address in a ring. */
function spread<S extends MapStore>(index: ClusterIndex<S>, cluster: number, point: MapPoint): StoreMark<S>[] {
  const leaves = index.getLeaves(cluster, Infinity)
  const ring = Math.max(28, 25 / Math.sin(Math.PI / leaves.length))
  return leaves.map(({ properties }, place) => {
    const angle = (place / leaves.length) * 2 * Math.PI
    return {
      store: properties.store,
      point,
      shift: { x: Math.round(ring * Math.sin(angle)), y: Math.round(-ring * Math.cos(angle)) },
    }
  })
}
