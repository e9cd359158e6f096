/** Distance (mm) from a point to the line segment between a and b. */
export function capsule(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): number {
  const dx = bx - ax
  const dy = by - ay
  const dz = bz - az
  const px = x - ax
  const py = y - ay
  const pz = z - az
  let t = (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)
  t = t < 0 ? 0 : t > 1 ? 1 : t
  return Math.sqrt((px - dx * t) ** 2 + (py - dy * t) ** 2 + (pz - dz * t) ** 2)
}
