/**
 * Returns the name of a ground lens, for the lens choice as well as the receipt. It has the lens type and the glass,
 * because several types share a glass.
 */
export function lensName(kind: string, glass: string): string {
  return `${kind}, ${insideSentence(glass)}`
}

/** Lowers the first letter (`Klart` becomes `klart`), but keeps a word in capitals such as `UV`. */
function insideSentence(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase('sv'))
}
