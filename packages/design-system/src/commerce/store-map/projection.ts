import { MAP_FRAME } from './generated/map-frame.js'

/** A point on the map's sheet, in map units from its upper left corner. */
export interface MapPoint {
  readonly x: number
  readonly y: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const stretched = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2)

const [south, north] = MAP_FRAME.parallels.map(radians) as [number, number]
/** How much of a full turn the cone opens to. */
const cone = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(stretched(north) / stretched(south))
const reach = (Math.cos(south) * stretched(south) ** cone) / cone
const radius = (latitude: number) => reach / stretched(latitude) ** cone
const middle = radius(radians(MAP_FRAME.latitude))

/**
 * Projects coordinates onto the map by Lambert's conformal conic projection, with which the outlines were generated.
 * It replaces a projection library.
 */
export function project({ lat, lon }: { readonly lat: number; readonly lon: number }): MapPoint {
  const distance = radius(radians(lat))
  const angle = cone * radians(lon - MAP_FRAME.meridian)
  const [left, top] = MAP_FRAME.translate
  return {
    x: left + MAP_FRAME.scale * distance * Math.sin(angle),
    y: top - MAP_FRAME.scale * (middle - distance * Math.cos(angle)),
  }
}
