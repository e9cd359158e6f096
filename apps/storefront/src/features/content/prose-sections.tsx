import type { PageSection } from '@klarsikt/contract/shop/types'
import { anchorOf } from '@klarsikt/core/paths'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { LinkedText } from './linked-text.js'
import { useOpenAnswer } from './use-open-answer.js'
import styles from './prose-sections.module.css'

type Of<K extends PageSection['kind']> = Extract<PageSection, { kind: K }>

interface ProseSectionProps {
  readonly section: Of<'text'> | Of<'faq'> | Of<'table'>
  readonly id: string | null
}

/** Shows a section to read: text, questions with answers, or a table. */
export function ProseSection({ section, id }: ProseSectionProps) {
  return (
    <section className={styles.root} aria-labelledby={section.heading && id ? id : undefined}>
      {section.heading && <h2 id={id ?? undefined}>{section.heading}</h2>}
      <Body section={section} />
    </section>
  )
}

function Body({ section }: Pick<ProseSectionProps, 'section'>) {
  switch (section.kind) {
    case 'text':
      return <Text section={section} />
    case 'faq':
      return <Questions section={section} />
    case 'table':
      return <Rows section={section} />
  }
}

function Text({ section }: { readonly section: Of<'text'> }) {
  return (
    <>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
      {section.list.length > 0 && (
        <ul>
          {section.list.map((item) => (
            <li key={item}>
              <LinkedText>{item}</LinkedText>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Shows questions with answers. Only one answer on the page is open at a time. */
function Questions({ section }: { readonly section: Of<'faq'> }) {
  useOpenAnswer()
  return (
    <div className={styles.questions}>
      {section.questions.map(({ question, answer }) => (
        <div key={question} id={anchorOf(question)}>
          <Disclosure title={question} headingLevel={section.heading ? 3 : 2} group="faq">
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText>{paragraph}</LinkedText>
              </p>
            ))}
          </Disclosure>
        </div>
      ))}
    </div>
  )
}

/**
 * Shows a table. On a small screen each row becomes a block, in which every cell names its column unless there is only
 * one.
 */
function Rows({ section: { heading, head, rows } }: { readonly section: Of<'table'> }) {
  return (
    <table className={styles.table} aria-label={heading ?? undefined}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, index) => (
              <Cell key={index} first={index === 0} column={head.length > 2 ? head[index] : undefined} text={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({
  first,
  column,
  text,
}: {
  readonly first: boolean
  readonly column: string | undefined
  readonly text: string
}) {
  if (first) return <th scope="row">{text}</th>
  return (
    <td data-column={column}>
      <LinkedText>{text}</LinkedText>
    </td>
  )
}
