/** Factor for each step back in time; chosen by the offline evaluation in bench/recommend.ts. */
const WEIGHT_PER_STEP = 0.75

/** Weight of the product that the visitor saw `age` products before the latest. */
export function seedWeight(age: number): number {
  return WEIGHT_PER_STEP ** age
}
