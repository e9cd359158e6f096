import type { ConsoleRule, ConsoleShelf } from '@klarsikt/contract/discovery/types'
import { Badge } from '@klarsikt/design-system/badge'
import { ButtonLink } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { Table } from '@klarsikt/design-system/table'
import { counted, instant } from '../lib/format.js'
import { hrefOf } from '../lib/router.js'
import { useAnswer } from '../lib/use-answer.js'
import { Answered } from '../ui/answered.js'
import { Page } from '../ui/page.js'

export function Rules() {
  const rules = useAnswer('getRules')
  const shelf = useAnswer('getShelf')
  return (
    <Page
      title="Rules"
      lead="Pin, hide, boost or bury products for one query or one category."
      actions={<ButtonLink href={hrefOf('rules/edit')}>New rule</ButtonLink>}
    >
      <Answered loading={rules} what="rules">
        {({ rules: list }) =>
          list.length === 0 ? (
            <p className="empty">No rules yet: every list is in the order of relevance and demand.</p>
          ) : (
            <Table
              caption="Rules"
              captionHidden
              rows={list}
              rowKey={({ subject }) => JSON.stringify(subject)}
              columns={[
                {
                  key: 'for',
                  title: 'For',
                  rowHeader: true,
                  cell: ({ subject }) => linkTo(subject, shelf.value?.categories ?? []),
                },
                { key: 'does', title: 'What it does', cell: ({ draft }) => effects(draft).join(', ') || 'Nothing' },
                { key: 'changed', title: 'Changed', cell: (rule) => instant(rule.changed_at) },
              ]}
            />
          )
        }
      </Answered>
    </Page>
  )
}

function linkTo(subject: ConsoleRule['subject'], categories: ConsoleShelf['categories']) {
  const search: Record<string, string> =
    subject.kind === 'query' ? { query: subject.query } : { category: subject.category_id }
  return (
    <>
      <Link href={hrefOf('rules/edit', search)}>
        {subject.kind === 'query'
          ? `“${subject.query}”`
          : (categories.find(({ id }) => id === subject.category_id)?.path.join(' › ') ?? subject.category_id)}
      </Link>{' '}
      <Badge>{subject.kind}</Badge>
    </>
  )
}

function effects({ pin, hide, adjust }: ConsoleRule['draft']): readonly string[] {
  return [
    pin.length > 0 && `${pin.length} pinned`,
    hide.length > 0 && `${hide.length} hidden`,
    adjust.length > 0 && counted(adjust.length, 'boost or bury', 'boosts and buries'),
  ].filter((part) => part !== false)
}
