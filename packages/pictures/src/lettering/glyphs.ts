/** Letter to advance width and outline, 1000 units to the em, y down from the baseline. */
export type Glyphs = Readonly<Record<string, readonly [advance: number, path: string]>>
