import '../docs.css'
import './voice.css'
import { dateText, dateTimeText, dayRange, dayText, visitTimeText } from '@klarsikt/core/calendar'
import { formatPrice } from '@klarsikt/core/money'
import { formatDioptres, formatEye, formatMillimetres } from '@klarsikt/core/prescription'
import type { ReactNode } from 'react'
import { BANNED_WORDS, GLOSSARY, PAIRS } from './voice.js'

interface TableProps {
  readonly head: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

function Rows({ head, rows }: TableProps) {
  return (
    <div className="sb-unstyled ks-docs ks-docs-scroll">
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function Pairs() {
  return (
    <Rows
      head={['Instead of', 'Write']}
      rows={PAIRS.map(([before, after]) => [
        <s key="before" lang="sv">
          {before}
        </s>,
        <strong key="after" lang="sv">
          {after}
        </strong>,
      ])}
    />
  )
}

const DAY = '2026-11-24'
const VISIT = '2026-11-24T09:30:00Z'
const EYE = {
  rightSphere: -1.25,
  rightCylinder: -0.5,
  rightAxis: 90,
  rightAddition: 2,
  rightPupillaryDistance: 31.5,
  leftSphere: null,
  leftCylinder: null,
  leftAxis: null,
  leftAddition: null,
  leftPupillaryDistance: null,
}

export function Numbers() {
  return (
    <Rows
      head={['What', 'How', 'Printed by']}
      rows={[
        ['Whole kronor: a hard space, no decimals', formatPrice(1495), <code key="by">formatPrice</code>],
        ['With öre: a comma', formatPrice(99.5), <code key="by">formatPrice</code>],
        ['Paid back: a real minus', formatPrice(-1495), <code key="by">formatPrice</code>],
        ['A day near in time', dateText(DAY), <code key="by">dateText</code>],
        ['A day on a document', dayText(DAY), <code key="by">dayText</code>],
        ['Days from and to', dayRange(DAY, '2026-11-25'), <code key="by">dayRange</code>],
        ['A visit', visitTimeText(VISIT), <code key="by">visitTimeText</code>],
        ['When something happened', dateTimeText(VISIT), <code key="by">dateTimeText</code>],
        [
          'A strength: always a sign',
          `${formatDioptres(-2.25)} and ${formatDioptres(0.5)}`,
          <code key="by">formatDioptres</code>,
        ],
        ['An eye in a line', formatEye(EYE, 'right'), <code key="by">formatEye</code>],
        ['A measure', `PD ${formatMillimetres(31.5)} mm`, <code key="by">formatMillimetres</code>],
      ]}
    />
  )
}

export function Glossary() {
  return (
    <Rows
      head={['Word', 'Meaning']}
      rows={GLOSSARY.map(([word, meaning]) => [<strong key="word">{word}</strong>, meaning])}
    />
  )
}

export function Banned() {
  return (
    <ul className="sb-unstyled ks-docs ks-docs-words-list">
      {BANNED_WORDS.map((word) => (
        <li key={word} lang="sv">
          {word}
        </li>
      ))}
    </ul>
  )
}
