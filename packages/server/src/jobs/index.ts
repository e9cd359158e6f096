export { createJobs, type Job, type Jobs, type JobSchedule } from './jobs.js'
