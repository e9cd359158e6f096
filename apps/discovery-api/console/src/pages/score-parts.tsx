import type { ExplainReply } from '@klarsikt/contract/discovery/types'
import { type Column, Table } from '@klarsikt/design-system/table'

type Part = ExplainReply['parts'][number]
type Props = { readonly score: number; readonly parts: readonly Part[] }

/** The parts of a score: terms are added, factors multiply the sum. */
export function ScoreParts({ score, parts }: Props) {
  const terms = parts.filter(({ kind }) => kind === 'term')
  const factors = parts.filter(({ kind, via }) => kind !== 'term' && via !== 'pin')
  const most = Math.max(...terms.map(({ contribution }) => contribution), Number.MIN_VALUE)
  const columns: readonly Column<Part>[] = [
    {
      key: 'part',
      title: 'Part',
      rowHeader: true,
      cell: ({ kind, typed }) => (kind === 'term' ? `“${typed}”` : NAMES[kind]),
    },
    { key: 'how', title: 'How', cell: (part) => how(part, most) },
    {
      key: 'effect',
      title: 'Effect',
      align: 'end',
      cell: ({ kind, contribution }) => `${kind === 'term' ? '+' : '×'}${contribution.toFixed(2)}`,
    },
  ]
  const rows = [...terms, ...factors]
  return (
    <Table
      caption={`Score ${score.toFixed(2)}`}
      columns={columns}
      rows={rows}
      rowKey={(part) => `${part.kind}-${rows.indexOf(part)}`}
    />
  )
}

function how(part: Part, most: number) {
  if (part.kind !== 'term') return part.matched ? (PHRASES[part.matched] ?? part.matched) : ''
  return (
    <>
      {matchText(part)}
      <meter min={0} max={most} value={part.contribution} aria-label="Share of the words’ sum" />
    </>
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
