import type { FrameSpec } from './frame-spec.js'
import { shapeTraits } from './shapes/registry.js'

/** Thickness (mm) of the rim seen from the front, by the outward normal (y down), limited to what the measures allow. */
export function rimThickness(spec: FrameSpec): (nx: number, ny: number) => number {
  const { totalWidth, noseBridge, lensWidth } = spec.measures
  const temporalWidth = Math.max(0.2, totalWidth / 2 - noseBridge / 2 - lensWidth - 0.4)
  const nasalWidth = noseBridge * 0.3
  const full = profile(spec)
  return (nx, ny) => {
    const available = nx > 0 ? temporalWidth / Math.max(nx, 0.001) : nasalWidth / Math.max(-nx, 0.001)
    return Math.min(full(nx, ny), available)
  }
}

function profile(spec: FrameSpec): (nx: number, ny: number) => number {
  if (spec.construction === 'rimless') return () => 0
  if (spec.material === 'metal') return upperOnly(spec, () => 1.15)
  if (spec.material === 'titanium') return upperOnly(spec, () => 0.95)
  const bold = shapeTraits(spec.shape).bold ?? 0
  const scale = Math.min(1, spec.measures.lensWidth / 50)
  if (spec.material === 'rubber')
    return upperOnly(spec, (nx, ny) => scale * (1.5 + 2.2 * rising(-ny) + 0.6 * rising(nx)))
  return upperOnly(spec, (nx, ny) => scale * (2.5 + bold + 1.2 * rising(-ny) + 0.7 * rising(nx) - 0.2 * rising(ny)))
}

/** Makes the rim of half-rims and browlines as thin as thread or wire below the middle. */
function upperOnly(spec: FrameSpec, full: (nx: number, ny: number) => number): (nx: number, ny: number) => number {
  if (spec.construction === 'full-rim') return full
  const below = spec.construction === 'browline' ? 1.05 : 0.25
  return (nx, ny) => {
    const t = smoothstep((0.25 - ny) / 0.5)
    return below + (Math.max(full(nx, ny), spec.construction === 'browline' ? 3.4 : 0) - below) * t
  }
}

const rising = (n: number): number => (n > 0 ? n * n * (3 - 2 * n) : 0)

function smoothstep(t: number): number {
  const k = Math.min(1, Math.max(0, t))
  return k * k * (3 - 2 * k)
}
