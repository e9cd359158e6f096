import { frameScene } from '../frame/frame-scene.js'
import type { BannerPicture } from '../picture-spec.js'
import { linear, mixed, type Linear } from '../render/color.js'
import { noise3, smoothstep } from '../render/noise.js'
import type { Scene } from '../render/scene.js'

const SCENES = {
  linen: { wall: ['#F3F0E9', '#E4DED2'], light: '#FFFFFF', shade: '#C9BFAE' },
  fjord: { wall: ['#DDEEEA', '#B9D9D3'], light: '#FFFFFF', shade: '#7FB0A8' },
  sun: { wall: ['#FCE5D8', '#F3C6A8'], light: '#FFF6EC', shade: '#D99A72' },
  slate: { wall: ['#23272b', '#1b1f23'], light: '#3a4147', shade: '#121518' },
  sky: { wall: ['#E6EEF4', '#BFD3E2'], light: '#FFFFFF', shade: '#86A9C4' },
} as const

/** A banner: daylight from a window on a wall, and a frame on the table when given. */
export function bannerScene(spec: BannerPicture): Scene {
  const wide = spec.ratio === '21:9'
  const paper = daylight(spec)
  if (!spec.frame) {
    return {
      view: { yaw: 0, pitch: 8, distance: 900, target: [0, 0, 0], span: 300 },
      floor: -500,
      radius: 1,
      distance: () => 100,
      surface: () => {},
      paper,
    }
  }
  const scene = frameScene(spec.frame, 'angle')
  const view = wide
    ? { ...scene.view, span: 470, shift: [0.2, -0.02] as const, yaw: -30 }
    : { ...scene.view, span: 232, shift: [0.005, -0.24] as const }
  return { ...scene, view, paper }
}

/** Paints light that falls in slanted panes, with the ripple of old glass, on a two-tone wall. */
function daylight(spec: BannerPicture): (u: number, v: number, out: Float64Array) => void {
  const tones = SCENES[spec.scene]
  const near: Linear = linear(tones.wall[0])
  const far: Linear = linear(tones.wall[1])
  const bright = linear(tones.light)
  const shade = linear(tones.shade)
  const wide = spec.ratio === '21:9'
  return (u, v, out) => {
    const x = wide ? u * 2.33 : u
    const y = wide ? v : v * 1.25
    const slant = x - y * 0.55
    const ripple = noise3(x * 3.1 + y * 1.4, y * 3.4 - x, 2) * 0.09
    const pane =
      panes(slant + ripple, wide ? 0.62 : 0.34) * smoothstep(-0.15, 0.3, x) * smoothstep(wide ? 1.15 : 1.5, 0.2, y)
    const caustic =
      ridge(noise3(x * 2.4 + y * 0.8, y * 2.6, 9)) * 0.6 + ridge(noise3(x * 5.2 - y, y * 4.8 + x * 0.7, 4)) * 0.4
    const base = mixed(near, far, smoothstep(0, wide ? 1.05 : 1.3, y + 0.25 * x))
    const dusk = smoothstep(0.35, 1.5, y + 0.1 * noise3(x * 1.2, y * 1.2, 7)) * 0.2
    const glow = pane * (0.42 + 0.5 * caustic)
    for (let c = 0; c < 3; c++) {
      const ground = base[c]! + (shade[c]! - base[c]!) * dusk
      out[c] = ground + (bright[c]! - ground) * Math.min(0.92, glow)
    }
  }
}

function panes(at: number, width: number): number {
  const k = (((at / width) % 1) + 1) % 1
  return smoothstep(0, 0.05, k) * smoothstep(0.72, 0.62, k)
}

/** Bright thin lines where the noise is near its mean, like light through water. */
function ridge(n: number): number {
  return (1 - Math.min(1, Math.abs(n - 0.5) * 5.5)) ** 2
}
