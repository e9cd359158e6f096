import type { StaffOrders } from '@klarsikt/contract/shop/types'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { isOrderQueue, STAFF_QUEUES, type StaffQueue } from '@klarsikt/core/order'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { useMay } from '@klarsikt/page-kit/access'
import { Notice } from '@klarsikt/page-kit/form'
import { LinkStrip, pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { type StaffOrdersData } from './load-staff-orders.js'
import { QueuePages } from './queue-pages.js'
import { queuePath } from './queue-path.js'
import { QueueRows } from './queue-rows.js'
import { type ReceivedAnswer } from './receive-return.js'
import { ReturnRows } from './return-rows.js'
import { UndeliveredLetters } from './undelivered-letters.js'
import { WaitingLinks } from './waiting-links.js'
import styles from './staff-orders.module.css'

interface StaffOrdersPageProps {
  readonly data: StaffOrdersData
  readonly answer?: ReceivedAnswer | undefined
}

const QUEUE_NAMES = {
  control: staffOrderMessages.queueControl,
  grind: staffOrderMessages.queueGrind,
  send: staffOrderMessages.queueSend,
  arrive: staffOrderMessages.queueArrive,
  collect: staffOrderMessages.queueCollect,
  prescription: staffOrderMessages.queuePrescription,
  later: staffOrderMessages.queueLater,
  paused: staffOrderMessages.queuePaused,
  returns: staffOrderMessages.queueReturns,
  'payment-links': staffOrderMessages.queuePaymentLinks,
  letters: staffOrderMessages.queueLetters,
} as const satisfies Record<StaffQueue, () => string>

/**
 * Lists the orders that wait for the store and the warehouse, one queue at a time, and finds any order by its number.
 */
export function StaffOrdersPage({ data, answer }: StaffOrdersPageProps) {
  const { state, formMethod } = useNavigation()
  const { queue, counts } = data
  const may = useMay()
  return (
    <StaffPage section="staff-orders" title={staffPageMessages.orders()} wide>
      {answer && state === 'idle' && <Notice tone={answer.isDone ? 'success' : 'error'}>{answer.message}</Notice>}
      <FindOrder wrongNumber={data.wrongNumber} />
      <LinkStrip
        look="views"
        label={staffOrderMessages.queues()}
        links={STAFF_QUEUES.map((one) => ({
          path: queuePath({ queue: one, page: 1, isOwn: data.store.isOnly }),
          text: staffOrderMessages.queueWithCount({ queue: QUEUE_NAMES[one](), count: counts[one] }),
          current: one === queue ? 'page' : undefined,
        }))}
      />
      <section
        className={layout.block}
        aria-labelledby="queue"
        aria-busy={state === 'loading' && formMethod === undefined}
      >
        <div className={styles.head}>
          <h2 id="queue">{QUEUE_NAMES[queue]()}</h2>
          {may('subject.of-every-store') && <StoreChoice data={data} />}
        </div>
        <Rows data={data} />
        <QueuePages data={data} />
      </section>
    </StaffPage>
  )
}

function Rows({ data }: { readonly data: StaffOrders }) {
  const { queue } = data
  if (isOrderQueue(queue)) return <QueueRows orders={data.orders} />
  switch (queue) {
    case 'returns':
      return <ReturnRows returns={data.returns} />
    case 'payment-links':
      return <WaitingLinks links={data.links} />
    case 'letters':
      return <UndeliveredLetters letters={data.letters} />
  }
}

/** Chooses between the orders of all stores and those of the staff member's own store. */
function StoreChoice({ data: { queue, store } }: { readonly data: StaffOrders }) {
  const choices = [
    { isOwn: false, text: staffOrderMessages.allStores() },
    { isOwn: true, text: store.name },
  ]
  return (
    <LinkStrip
      look="choice"
      label={staffOrderMessages.stores()}
      links={choices.map(({ isOwn, text }) => ({
        path: queuePath({ queue, page: 1, isOwn }),
        text,
        current: isOwn === store.isOnly ? 'page' : undefined,
      }))}
    />
  )
}

/** Finds any order by its number, also one that is in no queue. */
function FindOrder({ wrongNumber }: { readonly wrongNumber: string | null }) {
  return (
    <Form
      method="get"
      action={href('staff-orders')}
      className={styles.find}
      role="search"
      aria-label={staffOrderMessages.findButton()}
    >
      <TextField
        label={staffOrderMessages.find()}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={wrongNumber ?? ''}
        error={wrongNumber === null ? undefined : staffOrderMessages.findInvalid()}
      />
      <Button type="submit" variant="secondary">
        {staffOrderMessages.findButton()}
      </Button>
    </Form>
  )
}
