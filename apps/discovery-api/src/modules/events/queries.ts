import { statement } from '@klarsikt/server/database'
import type { NewEventRow } from './rows.js'

const COLUMNS = `tenant, market, event_key, line, type, product_id, quantity, price, currency, query, hits, list_name,
  list_position, result_id, visitor, session, signed_visitor, network, answered_hits, occurred_at, received_at`

/** Stores the new events among rows given as JSON, and returns their keys. A replay cannot add rows to an existing event. */
export const insertEvents = statement<[rows: string], Pick<NewEventRow, 'tenant' | 'market' | 'event_key'>>(
  'discovery-events-write',
  `with sent as (
     select ${COLUMNS} from jsonb_to_recordset($1::jsonb) as row (tenant text, market text, event_key text,
       line smallint, type text, product_id text, quantity integer, price bigint, currency text, query text,
       hits integer, list_name text, list_position integer, result_id text, visitor text, session text,
       signed_visitor text, network text, answered_hits integer,
       occurred_at timestamptz, received_at timestamptz)
   ), firsts as (
     insert into discovery.event (${COLUMNS}) select ${COLUMNS} from sent where line = 0
     on conflict (tenant, market, event_key, line) do nothing returning tenant, market, event_key
   ), others as (
     insert into discovery.event (${COLUMNS})
     select ${COLUMNS} from sent where line > 0 and (tenant, market, event_key) in (select * from firsts)
   )
   select * from firsts`,
)
