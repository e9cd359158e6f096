import type { StaffAgreements } from '@klarsikt/contract/shop/types'
import { AGREEMENT_SEARCH_MAXIMUM } from '@klarsikt/core/agreement'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as staffAgreementMessages from '@klarsikt/core/messages/staff-agreement'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { TextField } from '@klarsikt/design-system/text-field'
import { useMay } from '@klarsikt/page-kit/access'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { AgreementBadge } from '../../layout/agreement-badge.js'
import { StaffPage } from '../../layout/staff-page.js'
import { SEARCH_QUERY } from './load-staff-agreements.js'
import { type LookUpAnswer } from './look-up-agreement.js'
import { LookUpAgreement } from './look-up-form.js'

interface StaffAgreementsPageProps {
  readonly data: StaffAgreements
  /** Why a look-up was refused. */
  readonly answer: LookUpAnswer | undefined
}

/**
 * Lists agreements with companies. Staff of the chain see the newest, or search by company. Store staff look up the
 * agreement of an employee who stands in the store.
 */
export function StaffAgreementsPage({ data, answer }: StaffAgreementsPageProps) {
  const { state } = useNavigation()
  const may = useMay()
  const { search, agreements } = data
  const isOfStore = may('agreement.look-up')
  const title =
    search === ''
      ? isOfStore
        ? staffAgreementMessages.opened()
        : staffAgreementMessages.latest()
      : staffAgreementMessages.result({ count: agreements.length, search })
  return (
    <StaffPage section="staff-agreements" title={staffPageMessages.agreements()}>
      {isOfStore ? <LookUpAgreement refused={answer} /> : <Search search={search} isLoading={state === 'loading'} />}
      <section className={layout.block} aria-labelledby="staff-agreements" aria-busy={state === 'loading'}>
        <h2 id="staff-agreements" aria-live="polite">
          {title}
        </h2>
        <Agreements
          data={data}
          none={isOfStore ? staffAgreementMessages.noneOpened() : staffAgreementMessages.none()}
        />
      </section>
    </StaffPage>
  )
}

interface SearchProps {
  readonly search: string
  readonly isLoading: boolean
}

function Search({ search, isLoading }: SearchProps) {
  const path = href('staff-agreements')
  return (
    <Form
      method="get"
      action={path}
      role="search"
      aria-label={staffAgreementMessages.search()}
      className={layout.form}
      key={search}
    >
      <TextField
        id="staff-agreement-search"
        name={SEARCH_QUERY}
        type="search"
        label={staffAgreementMessages.search()}
        hint={staffAgreementMessages.searchHint()}
        defaultValue={search}
        maxLength={AGREEMENT_SEARCH_MAXIMUM}
        autoComplete="off"
      />
      <div className={layout.actions}>
        <Button type="submit" variant="secondary" loading={isLoading}>
          {staffAgreementMessages.find()}
        </Button>
        {search !== '' && (
          <Link variant="standalone" href={path}>
            {staffAgreementMessages.all()}
          </Link>
        )}
      </div>
    </Form>
  )
}

interface AgreementsProps {
  readonly data: StaffAgreements
  /** The text for an empty list. */
  readonly none: string
}

function Agreements({ data: { search, agreements, isLimited }, none }: AgreementsProps) {
  if (agreements.length === 0)
    return <p className="ks-text-muted">{search === '' ? none : staffAgreementMessages.noneOf()}</p>
  return (
    <>
      {isLimited && <p className="ks-text-muted">{staffAgreementMessages.limited({ count: agreements.length })}</p>}
      <ul className={layout.list}>
        {agreements.map(({ number, company, orgNumber, status, at }) => (
          <li key={number} className={layout.row}>
            <span className={layout.facts}>
              <Link variant="standalone" arrow href={href('staff-agreement', { number })}>
                {company}
              </Link>
              <span className="ks-tabular">{orgNumber}</span>
              <span className="ks-text-muted">{timeText(status, at)}</span>
            </span>
            <AgreementBadge status={status} />
          </li>
        ))}
      </ul>
    </>
  )
}

function timeText(status: StaffAgreements['agreements'][number]['status'], at: string): string {
  const time = dateTimeText(new Date(at))
  return status === 'signed'
    ? staffAgreementMessages.signedOn({ at: time })
    : staffAgreementMessages.sentOn({ at: time })
}
