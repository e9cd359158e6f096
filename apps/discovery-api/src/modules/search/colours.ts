/** Field names for colours in the languages of the service. */
export const COLOUR_FIELD = /(?:^|[_\s-])(?:colou?rs?|färg(?:er)?|farg|farge|farve|väri|vari|farbe|kleur)$/i

/** CSS colours of common names in the seven languages. Merchants may add their own in the settings. */
const NAMED: ReadonlyMap<string, string> = new Map(
  (
    [
      ['#000000', 'svart sort black musta schwarz zwart'],
      ['#ffffff', 'vit hvit hvid white valkoinen weiß weiss wit'],
      ['#808080', 'grå gråmelerad gray grey harmaa grau grijs'],
      ['#c0c0c0', 'silver sølv silber hopea zilver'],
      ['#d4af37', 'guld gull gold kulta goud guldfärgad'],
      ['#b76e79', 'roséguld rosegold rosé'],
      ['#7b4b2a', 'brun brown ruskea braun bruin'],
      ['#8b5a2b', 'havanna havana sköldpadd sköldpaddsfärgad tortoise'],
      ['#f5f5dc', 'beige'],
      ['#c8102e', 'röd rød red punainen rot rood'],
      ['#ff69b4', 'rosa pink vaaleanpunainen roze'],
      ['#6a0dad', 'lila violett purple lilla violetti paars'],
      ['#0050b5', 'blå blue sininen blau blauw'],
      ['#001f54', 'marinblå marinblå navy mørkeblå'],
      ['#40e0d0', 'turkos turquoise turkis turkoosi türkis turquoise'],
      ['#008000', 'grön grønn grøn green vihreä grün groen'],
      ['#6b8e23', 'oliv olive'],
      ['#ffd700', 'gul yellow keltainen gelb geel'],
      ['#ff8c00', 'orange oransje oranssi oranje'],
      ['#722f37', 'vinröd burgundy bordeaux vinrød'],
      ['#e8f4f8', 'transparent genomskinlig klar clear'],
    ] as const
  ).flatMap(([colour, names]) => names.split(' ').map((name) => [name, colour] as const)),
)

/** The CSS colour of a value; null when it is unknown. */
export function colourOf(value: string, own: Readonly<Record<string, string>>): string | null {
  const name = value.trim().toLowerCase()
  return (Object.hasOwn(own, name) ? own[name] : NAMED.get(name)) ?? null
}
