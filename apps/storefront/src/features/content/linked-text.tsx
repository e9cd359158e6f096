import type { ReactNode } from 'react'

/** Matches an e-mail address, a Swedish phone number, or the bare domain of an authority. */
const REACHABLE =
  /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b0\d{1,3}-\d[\d ]{4,10}\d|\b(?:arn|imy|konsumentverket|digg|pts|hallakonsument)\.se\b)/

/** Shows a text with its addresses, phone numbers and domains as links. */
export function LinkedText({ children }: { readonly children: string }): ReactNode {
  return children.split(REACHABLE).map((part, index) => (index % 2 === 0 ? part : <Reach key={index} text={part} />))
}

function Reach({ text }: { readonly text: string }) {
  if (text.includes('@')) return <a href={`mailto:${text}`}>{text}</a>
  if (text.startsWith('0')) {
    return (
      <a href={`tel:${text.replace(/\D/g, '')}`} style={{ whiteSpace: 'nowrap' }}>
        {text}
      </a>
    )
  }
  return <a href={`https://www.${text}`}>{text}</a>
}
