import { FEED_FORMATS } from '../readers/read-file.js'

export const USAGE = `klarsikt-feed import --tenant T --market se [options] FILE(.gz)   puts a catalogue in place of the present one
klarsikt-feed content|synonyms|categories --tenant T --market se FILE.json
klarsikt-feed tenant --tenant T --markets se,no --language sv     creates a tenant and shows its secret key once

Options of import:
  --dry-run               checks the file and sends nothing
  --allow-removals        lets the file take away more than a fifth of the products (or what the tenant has set)
  --mode upsert           adds and changes, removes nothing
  --format ${FEED_FORMATS.join('|')}   detected from the file when missing (xml: Google Merchant Center)
  --currency SEK          of the market, where the tenant has set another than its country's
  --mapping FILE.json     for records of another shape
  --report FILE           writes every refused line and every warning there, one JSON record a line

Environment:
  DISCOVERY_URL           the service (http://localhost:3000)
  DISCOVERY_KEY           secret key of the tenant; never an argument, which every user of the machine could read
  DISCOVERY_PAUSE_MS      pause before a call whose connection broke is made again (1000); doubled each time
  DISCOVERY_ADMIN_KEY     key of the installation, for creating tenants

Ends with 0 when everything was taken, 2 when lines were refused and the others taken, 1 when nothing was changed (the
file was cut off, is empty or no feed, or would remove too much; or the service refused it), 64 when it was called wrongly.
`
