export type { Job, JobSchedule } from './job.js'
export { createJobs, type Jobs } from './jobs.js'
export type { Round } from './round.js'
