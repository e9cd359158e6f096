/** Length of a vector. Math.hypot guards against overflow, which cannot happen here, and takes ten times as long. */
export function length2(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

export function length3(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z)
}
