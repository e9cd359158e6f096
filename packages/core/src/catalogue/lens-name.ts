/** What a ground lens is called from the choice to the receipt: by its kind and its glass, as the kinds share their glasses. */
export function lensName(kind: string, glass: string): string {
  return `${kind}, ${insideSentence(glass)}`
}

/** `Klart` becomes `klart`; a word in capitals (`UV`) is left. */
function insideSentence(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase('sv'))
}
