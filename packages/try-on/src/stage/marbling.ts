import { FRAME_COLORS, type FrameSpec } from '@klarsikt/eyewear'
import { linear } from '@klarsikt/eyewear/solid'
import { Color, type MeshPhysicalMaterial, Vector3 } from 'three'

/**
 * Value noise in the volume, and the tones of marbled acetate that its pictures also use. Positions are in millimetres.
 */
const NOISE = /* glsl */ `
varying vec3 vMm;
uniform vec3 uGround;
uniform vec3 uAccent;
uniform vec3 uSeed;
float cell(vec3 p) { p = fract(p * vec3(0.1031, 0.1030, 0.0973)); p += dot(p, p.yxz + 33.33); return fract((p.x + p.y) * p.z); }
float noise3(vec3 p) {
  vec3 i = floor(p); vec3 f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mix(cell(i), cell(i + vec3(1, 0, 0)), f.x), mix(cell(i + vec3(0, 1, 0)), cell(i + vec3(1, 1, 0)), f.x), f.y),
             mix(mix(cell(i + vec3(0, 0, 1)), cell(i + vec3(1, 0, 1)), f.x), mix(cell(i + vec3(0, 1, 1)), cell(i + vec3(1, 1, 1)), f.x), f.y), f.z);
}
float marble(vec3 p) { return noise3(p) * 0.66 + noise3(p * 2.13 + vec3(7.1, 3.7, 1.9)) * 0.34; }
`

const TONES = {
  tortoise: /* glsl */ `
    vec3 p = vMm + 5.0 * (vec3(noise3(vMm * 0.12 + uSeed), noise3(vMm * 0.13 + uSeed + 4.0), 0.5) - 0.5);
    vec3 amber = min(vec3(1.0), uGround * vec3(1.7, 1.5, 1.2) + vec3(0.02, 0.01, 0.002));
    vec3 tone = mix(amber, uGround, smoothstep(0.32, 0.66, marble(p * vec3(0.13, 0.15, 0.1) + uSeed)));
    tone = mix(tone, uGround * vec3(0.45, 0.36, 0.3), 0.7 * smoothstep(0.48, 0.7, marble(p * vec3(0.16, 0.19, 0.12) + uSeed + 4.2)));
    diffuseColor.rgb = mix(tone, uAccent, smoothstep(0.5, 0.63, marble(p * vec3(0.17, 0.2, 0.12) + uSeed + 9.0)));`,
  horn: /* glsl */ `
    float bend = 3.0 * noise3(vMm * vec3(0.03, 0.05, 0.03) + uSeed);
    float along = vMm.x + vMm.z;
    float streak = marble(vec3(along * 0.028 + bend * 0.3, vMm.y * 0.34 + bend, uSeed.x));
    float fine = noise3(vec3(along * 0.08, vMm.y * 1.5 + bend * 3.0, uSeed.y));
    vec3 pale = min(vec3(1.0), uGround * vec3(1.7, 1.65, 1.6));
    diffuseColor.rgb = mix(mix(pale, uGround, smoothstep(0.2, 0.5, streak)), uAccent, smoothstep(0.34, 0.68, streak * 0.85 + fine * 0.15));`,
  milky: /* glsl */ `
    diffuseColor.rgb = mix(uGround, uAccent, 0.3 * noise3(vMm * vec3(0.09, 0.12, 0.09) + uSeed));`,
  fade: /* glsl */ `
    diffuseColor.rgb = mix(uGround, uAccent, smoothstep(0.24, -0.4, vMm.y / uSeed.z));`,
} as const

type Marbled = keyof typeof TONES
const isMarbled = (character: string): character is Marbled => character in TONES

/** Paints the whole volume of a material when its colour has more than one tone. */
export function marbled(material: MeshPhysicalMaterial, spec: FrameSpec, isTemple: boolean): void {
  const color = FRAME_COLORS[spec.color]
  const character = color.character === 'fade' && isTemple ? 'solid' : color.character
  if (spec.material === 'rubber' || !isMarbled(character)) return
  const seed = [...spec.shape, ...spec.color].reduce((n, c) => (n * 31 + c.charCodeAt(0)) % 97, 7)
  const uniforms = {
    uGround: { value: new Color(...linear(color.swatch)) },
    uAccent: { value: new Color(...linear(color.accent)) },
    uSeed: { value: new Vector3(seed, seed * 1.7, spec.measures.lensHeight) },
  }
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vMm;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvMm = position * 1000.0;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${NOISE}`)
      .replace('#include <color_fragment>', `#include <color_fragment>\n{${TONES[character]}}`)
  }
  material.customProgramCacheKey = () => `marbled-${character}`
}
