/** How much less the product before counts; chosen by the offline evaluation, see bench/recommend.ts. */
const WEIGHT_PER_STEP = 0.75

/** Weight of the product that was met `age` products ago, the latest being 0. */
export function seedWeight(age: number): number {
  return WEIGHT_PER_STEP ** age
}
