// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { geoConicConformal } from 'd3-geo'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clusterIndex, type MapStore, marksIn } from './clusters.js'
import { MAP_FRAME } from './generated/map-frame.js'
import { NEIGHBOURS_50M } from './generated/neighbours-50m.js'
import { SWEDEN_10M } from './generated/sweden-10m.js'
import { SWEDEN_50M } from './generated/sweden-50m.js'
import { labelBox, labelled } from './labels.js'
import { project } from './projection.js'
import { clampView, inWindow, MAX_ZOOM, pan, viewBetween, WHOLE_COUNTRY, windowOf, zoomBy } from './view.js'

const latitude = fc.double({ min: 54, max: 70, noNaN: true })
const longitude = fc.double({ min: 9, max: 26, noNaN: true })
const someView = fc.record({
  zoom: fc.double({ min: 0.2, max: 200, noNaN: true }),
  middle: fc.record({
    x: fc.double({ min: -900, max: 1400, noNaN: true }),
    y: fc.double({ min: -900, max: 1900, noNaN: true }),
  }),
})

describe('the projection', () => {
  it('puts a store where the library that drew the outline puts it', () => {
    const theirs = geoConicConformal()
      .parallels([...MAP_FRAME.parallels])
      .rotate([-MAP_FRAME.meridian, 0])
      .center([0, MAP_FRAME.latitude])
      .scale(MAP_FRAME.scale)
      .translate([...MAP_FRAME.translate])
    fc.assert(
      fc.property(latitude, longitude, (lat, lon) => {
        const [x = 0, y = 0] = theirs([lon, lat]) ?? []
        const ours = project({ lat, lon })
        expect(ours.x).toBeCloseTo(x, 6)
        expect(ours.y).toBeCloseTo(y, 6)
      }),
    )
  })

  it('holds the whole country, from Smygehuk to Treriksröset, on its sheet', () => {
    for (const place of [
      { lat: 55.337, lon: 13.36 },
      { lat: 69.06, lon: 20.55 },
      { lat: 65.71, lon: 24.15 },
      { lat: 58.91, lon: 10.96 },
    ]) {
      const { x, y } = project(place)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(MAP_FRAME.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(MAP_FRAME.height)
    }
  })
})

describe('the outlines', () => {
  it('are what the script draws from the installed atlas', () => {
    const home = join(import.meta.dirname, '../../..')
    const fresh = mkdtempSync(join(tmpdir(), 'outline-'))
    execFileSync(process.execPath, [join(home, 'scripts/sweden-outline.mjs'), fresh])
    for (const name of readdirSync(fresh)) {
      expect(
        readFileSync(join(import.meta.dirname, 'generated', name), 'utf8') === readFileSync(join(fresh, name), 'utf8'),
        name,
      ).toBe(true)
    }
    expect(readdirSync(fresh)).toHaveLength(5)
    rmSync(fresh, { recursive: true })
  })

  it('cost a page less than 20 KB for the large map and 2 KB for the small one', () => {
    expect(gzipSync(SWEDEN_10M.path + NEIGHBOURS_50M.path).length).toBeLessThan(20_000)
    expect(gzipSync(SWEDEN_50M.path).length).toBeLessThan(2000)
  })
})

describe('the view', () => {
  it('never shows anything outside of the window of the whole country', () => {
    const whole = windowOf(WHOLE_COUNTRY)
    fc.assert(
      fc.property(someView, (view) => {
        const seen = windowOf(clampView(view))
        expect(seen.left).toBeGreaterThanOrEqual(whole.left - 1e-6)
        expect(seen.top).toBeGreaterThanOrEqual(whole.top - 1e-6)
        expect(seen.left + seen.width).toBeLessThanOrEqual(whole.left + whole.width + 1e-6)
        expect(seen.top + seen.height).toBeLessThanOrEqual(whole.top + whole.height + 1e-6)
      }),
    )
  })

  it('keeps the point under the fingers where it is, as long as the edge allows', () => {
    const view = { middle: { x: 225, y: 500 }, zoom: 8 }
    const at = { x: 0.3, y: 0.8 }
    const seen = windowOf(view)
    const place = { x: seen.left + at.x * seen.width, y: seen.top + at.y * seen.height }
    const after = inWindow(place, zoomBy(view, 1.7, at))
    expect(after.x).toBeCloseTo(at.x, 9)
    expect(after.y).toBeCloseTo(at.y, 9)
  })

  it('pans by parts of its own size and comes back', () => {
    const view = { middle: { x: 225, y: 500 }, zoom: 8 }
    expect(pan(pan(view, 0.25, -0.5), -0.25, 0.5)).toEqual(view)
    expect(pan(WHOLE_COUNTRY, 1, 1)).toEqual(WHOLE_COUNTRY)
  })

  it('goes from one view to another and arrives', () => {
    const to = { middle: { x: 100, y: 900 }, zoom: 32 }
    expect(viewBetween(WHOLE_COUNTRY, to, 0)).toEqual(WHOLE_COUNTRY)
    expect(viewBetween(WHOLE_COUNTRY, to, 1).zoom).toBeCloseTo(32, 9)
    expect(viewBetween({ ...to, zoom: 1 }, { ...to, zoom: 16 }, 0.5).zoom).toBeCloseTo(4, 9)
  })
})

describe('the markers', () => {
  const stores: MapStore[] = [
    { id: 'city', name: 'Stockholm City', lat: 59.3326, lon: 18.0649 },
    { id: 'centrum', name: 'Stockholm Centrum', lat: 59.3401, lon: 18.0529 },
    { id: 'kiruna', name: 'Kiruna', lat: 67.8557, lon: 20.2253 },
    { id: 'ystad', name: 'Ystad', lat: 55.4297, lon: 13.8204 },
  ]

  it('are clustered where stores are close, with the zoom at which they separate', () => {
    const marks = marksIn(clusterIndex(stores), WHOLE_COUNTRY)
    expect(marks.stores.map(({ store }) => store.id)).toEqual(['kiruna', 'ystad'])
    expect(marks.clusters).toHaveLength(1)
    expect(marks.clusters[0]).toMatchObject({ count: 2 })
    expect(marks.clusters[0]?.partsAt).toBeGreaterThan(8)
  })

  it('are where the projection puts the stores', () => {
    const [first] = marksIn(clusterIndex(stores), WHOLE_COUNTRY).stores
    const { x, y } = project(stores[2] as MapStore)
    expect(first?.point.x).toBeCloseTo(x, 6)
    expect(first?.point.y).toBeCloseTo(y, 6)
  })

  it('show every store once at every zoom, single or in a cluster', () => {
    const many = Array.from({ length: 60 }, (_, id) => ({
      id: String(id),
      name: `Butik ${id}`,
      lat: 56 + ((id * 7) % 11),
      lon: 13 + ((id * 5) % 6) / 2,
    }))
    const index = clusterIndex(many)
    const whole = windowOf(WHOLE_COUNTRY)
    for (const zoom of [1, 2, 4, 8]) {
      // Windows side by side that together are the whole map.
      const parts = Array.from({ length: zoom * zoom }, (_, at) => ({
        zoom,
        middle: {
          x: whole.left + ((at % zoom) + 0.5) * (whole.width / zoom),
          y: whole.top + (Math.floor(at / zoom) + 0.5) * (whole.height / zoom),
        },
      }))
      const marks = parts.map((view) => marksIn(index, view))
      const single = marks.flatMap((part) => part.stores.map(({ store }) => store.id))
      const together = marks.flatMap((part) => part.clusters).reduce((sum, { count }) => sum + count, 0)
      expect(new Set(single).size).toBe(single.length)
      expect(single.length + together).toBe(many.length)
    }
  })

  it('place stores of the same building in a ring at the largest zoom', () => {
    const place = { lat: 59.3326, lon: 18.0649 }
    const twins = ['a', 'b', 'c'].map((id) => ({ id, name: id, ...place }))
    const index = clusterIndex(twins)
    const close = { middle: project(place), zoom: MAX_ZOOM }
    const { stores: marks, clusters } = marksIn(index, close)
    expect(clusters).toEqual([])
    expect(new Set(marks.map(({ shift }) => `${shift.x} ${shift.y}`)).size).toBe(3)
    for (const [at, one] of marks.entries()) {
      for (const other of marks.slice(at + 1)) {
        const apart = Math.hypot(one.shift.x - other.shift.x, one.shift.y - other.shift.y)
        expect(apart).toBeGreaterThanOrEqual(44)
      }
    }
  })
})

describe('names under the pins', () => {
  const town = (id: number, lat: number, lon: number): MapStore => ({
    id: String(id),
    name: `Butiken nummer ${id}`,
    lat,
    lon,
  })
  const near = Array.from({ length: 24 }, (_, id) => town(id, 59 + (id % 6) * 0.21, 15 + Math.floor(id / 6) * 0.33))

  it('never overlap', () => {
    const index = clusterIndex(near)
    for (const zoom of [2, 4, 8, 16, 32]) {
      const view = clampView({ middle: project({ lat: 59.5, lon: 15.5 }), zoom })
      const { stores, clusters } = marksIn(index, view)
      const boxes = stores
        .filter(({ store }) => labelled(stores, clusters, view).has(store.id))
        .map((mark) => labelBox(mark, view))
      for (const [at, a] of boxes.entries()) {
        for (const b of boxes.slice(at + 1)) {
          const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
          expect(apart).toBe(true)
        }
      }
    }
  })

  it('are there once a store is single in a close view, and not over the whole country', () => {
    const one = [town(1, 59.5, 15.5)]
    const names = (zoom: number) => {
      const view = clampView({ middle: project({ lat: 59.5, lon: 15.5 }), zoom })
      const { stores, clusters } = marksIn(clusterIndex(one), view)
      return [...labelled(stores, clusters, view)]
    }
    expect(names(1)).toEqual([])
    expect(names(4)).toEqual(['1'])
  })
})
