/** Returns the name of a ground lens, from the lens choice to the receipt: its type and its glass. */
export function lensName(kind: string, glass: string): string {
  return `${kind}, ${insideSentence(glass)}`
}

/** Lowers the first letter (`Klart` becomes `klart`), but keeps a word in capitals such as `UV`. */
function insideSentence(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase('sv'))
}
