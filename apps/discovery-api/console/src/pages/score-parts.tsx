import type { ExplainReply } from '@klarsikt/contract/discovery/types'
import { Scroll } from '../ui/scroll.js'

type Part = ExplainReply['parts'][number]
type Props = { readonly score: number; readonly parts: readonly Part[] }

/** The parts of a score: terms are added, factors multiply the sum. */
export function ScoreParts({ score, parts }: Props) {
  const terms = parts.filter(({ kind }) => kind === 'term')
  const factors = parts.filter(({ kind, via }) => kind !== 'term' && via !== 'pin')
  const most = Math.max(...terms.map(({ contribution }) => contribution), Number.MIN_VALUE)
  return (
    <Scroll label="Parts of the score">
      <table className="parts">
        <caption>
          Score <strong>{score.toFixed(2)}</strong>
        </caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">How</th>
            <th scope="col" className="number">
              Effect
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.map((part, at) => (
            <tr key={`${part.typed}-${at}`}>
              <th scope="row">“{part.typed}”</th>
              <td>
                {matchText(part)}
                <meter min={0} max={most} value={part.contribution} aria-label="Share of the words’ sum" />
              </td>
              <td className="number">+{part.contribution.toFixed(2)}</td>
            </tr>
          ))}
          {factors.map((part, at) => (
            <tr key={`${part.kind}-${at}`}>
              <th scope="row">{NAMES[part.kind]}</th>
              <td>{part.matched ? (PHRASES[part.matched] ?? part.matched) : ''}</td>
              <td className={`number ${part.contribution < 1 ? 'lowers' : 'raises'}`}>
                ×{part.contribution.toFixed(2)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

const NAMES: Readonly<Record<Part['kind'], string>> = {
  term: 'Word',
  phrase: 'Wording',
  coverage: 'Share of the words',
  popularity: 'Popularity',
  stock: 'Out of stock',
  rule: 'Your rule',
}
const PHRASES: Readonly<Record<string, string>> = {
  title: 'words in the title, side by side or first',
  category: 'the query names its category',
}
const WAYS: Readonly<Record<string, string>> = {
  exact: 'as typed',
  folded: 'without accents',
  stem: 'another form of the word',
  part: 'part of a compound',
  prefix: 'the beginning of the word',
  'typo 1': 'one letter off',
  'typo 2': 'two letters off',
  joined: 'written together',
  split: 'written apart',
  compound: 'as a compound',
  synonym: 'a synonym',
  derived: 'of the same origin',
}

function matchText({ matched, via, field }: Part): string {
  const way = via === null ? '' : (WAYS[via] ?? via)
  return [matched && matched !== '' ? `“${matched}”` : null, field && `in ${field}`, way].filter(Boolean).join(', ')
}
