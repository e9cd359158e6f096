import { defineModule } from '../../../define-module.js'
import { removeExpiredSessions } from './sessions.js'

export const sessionModule = defineModule({
  name: 'session',
  jobs: [
    {
      name: 'session-clean',
      schedule: { cron: '17 * * * *' },
      audits: { exempt: 'It deletes expired sessions, which give no access any more.' },
      handle: removeExpiredSessions,
    },
  ],
})
