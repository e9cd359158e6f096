/** A sentence of a changelog, with texts in backticks as code. */
export function Sentence({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>
  })
}
