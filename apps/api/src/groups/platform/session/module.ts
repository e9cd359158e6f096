import { defineModule } from '../../../define-module.js'
import { forgetFavouritesOfVisits } from '../../person/favourite/favourites.js'
import { removeExpiredSessions } from './sessions.js'

export const sessionModule = defineModule({
  name: 'session',
  jobs: [
    {
      name: 'session-clean',
      schedule: { cron: '17 * * * *' },
      audits: { exempt: 'It deletes expired sessions, which give no access any more.' },
      async handle(deps) {
        await removeExpiredSessions(deps)
        // Favourites of visits whose sessions have expired.
        await forgetFavouritesOfVisits(deps.database, deps.clock.now())
      },
    },
  ],
})
