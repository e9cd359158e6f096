import type { FrameSpec } from '@klarsikt/eyewear'
import type { Comparison } from '../compare/comparison.js'

const SAREK: FrameSpec = {
  shape: 'round',
  construction: 'full-rim',
  material: 'metal',
  color: 'gold',
  lens: 'clear',
  measures: { totalWidth: 132, noseBridge: 21, lensWidth: 46, lensHeight: 44, templeLength: 145 },
}

/** Makes a comparison with two other frames and captions as in a shop. */
export function drawnComparison(change: Partial<Comparison> = {}): Comparison {
  return {
    list: async () => [
      { title: 'Dina favoriter', frames: [{ id: '7', name: 'Klarsikt Sarek, guld' }] },
      { title: 'Senast visade', frames: [{ id: '8', name: 'Klarsikt Abisko, guld' }] },
    ],
    open: async () => ({ frame: SAREK, src: '/sarek.glb' }),
    caption: ({ id, color }) => (
      <>
        <p>
          <strong>Klarsikt</strong> {id === null ? `Vega (${color})` : 'Sarek, guld'}
        </p>
        <p>1 295 kr</p>
        <a href="#product">Till produkten</a>
      </>
    ),
    ...change,
  }
}
