import {
  addExaminer,
  addExamRoom,
  type AuditedChange,
  changedExaminer,
  changeExaminer,
  listExamStaffing,
  newExaminer,
  newExamRoom,
  removeExaminer,
  removeExamRoom,
} from '@klarsikt/api/admin'
import type { Executor } from '@klarsikt/server/database'
import type { Command } from 'commander'
import type { Admin } from './admin.js'
import { audited, type Within } from './audited.js'
import { check, CommandError } from './check.js'

const HOURS = 'Monday to Sunday without breaks, such as 9-12+13-17,9-12+13-17,9-12+13-17,off,10-15,off,off'
const SKILLS = 'of sight, lenses, children and hearing, comma between them'

/** Adds the commands for who does exams in a store, when, and in which rooms. Free times are computed from this. */
export function addExamStaffingCommands(program: Command, { settings, print }: Admin, within: Within): void {
  const change = <T>(work: (tx: Executor) => Promise<{ readonly done: T; readonly change: AuditedChange | null }>) =>
    within((shop) => audited(shop, settings(), work))
  addAddingCommands(program, { print, change })
  addRemovingCommands(program, { print, change, now: () => settings().clock.now() })
  program
    .command('exam-staffing')
    .description('lists who does exams in a store, and its rooms, with the numbers that the other commands ask for')
    .requiredOption('--store-id <number>')
    .action(async (typed: unknown) => {
      const { storeId } = check(newExamRoom.pick({ storeId: true }), typed)
      const { examiners, rooms } = await within(({ database }) => listExamStaffing(database, storeId))
      for (const { id, name, skills } of examiners) print(`${id}  ${name}: ${skills.join(', ')}`)
      for (const { id, kinds } of rooms) print(`${id}  room: ${kinds.join(', ')}`)
      if (examiners.length + rooms.length === 0) print(`Store ${storeId} has no examiner and no exam room.`)
    })
}

type Change = <T>(
  work: (tx: Executor) => Promise<{ readonly done: T; readonly change: AuditedChange | null }>,
) => Promise<T>
type Parts = { readonly print: Admin['print']; readonly change: Change }

function addAddingCommands(program: Command, { print, change }: Parts): void {
  program
    .command('add-examiner')
    .description('adds an optician or audiologist, and prints their number')
    .requiredOption('--store-id <number>')
    .requiredOption('--name <text>')
    .requiredOption('--skills <list>', SKILLS)
    .requiredOption('--hours <week>', HOURS)
    .action(async (typed: unknown) => {
      const person = check(newExaminer, typed)
      const id = await change(async (tx) => {
        const done = await addExaminer(tx, person)
        return { done, change: done === null ? null : { action: 'examiner.added', subject: 'examiner', id: done } }
      })
      if (id === null) throw new CommandError(`There is no store ${person.storeId}.`)
      print(`${id}  ${person.name}`)
    })
  program
    .command('change-examiner')
    .description('changes name, skills or working hours; visits that are booked stay')
    .requiredOption('--examiner <number>')
    .option('--name <text>')
    .option('--skills <list>', SKILLS)
    .option('--hours <week>', HOURS)
    .action(async (typed: unknown) => {
      const changes = check(changedExaminer, typed)
      const isChanged = await change(async (tx) => {
        const done = await changeExaminer(tx, changes)
        return { done, change: done ? { action: 'examiner.changed', subject: 'examiner', id: changes.examiner } : null }
      })
      if (!isChanged) throw new CommandError(`There is no examiner ${changes.examiner}.`)
      print('Free times are made of it from now on.')
    })
  program
    .command('add-exam-room')
    .description('adds a room in which exams are done, and prints its number')
    .requiredOption('--store-id <number>')
    .requiredOption('--kinds <list>', 'of visual and auditory, comma between them')
    .action(async (typed: unknown) => {
      const room = check(newExamRoom, typed)
      const id = await change(async (tx) => {
        const done = await addExamRoom(tx, room)
        return { done, change: done === null ? null : { action: 'exam-room.added', subject: 'exam-room', id: done } }
      })
      if (id === null) throw new CommandError(`There is no store ${room.storeId}.`)
      print(`${id}  room: ${room.kinds.join(', ')}`)
    })
}

function addRemovingCommands(program: Command, { print, change, now }: Parts & { now(): Date }): void {
  const removals = [
    { name: 'remove-examiner', what: 'examiner', remove: removeExaminer, says: 'removes an examiner who has left' },
    { name: 'remove-exam-room', what: 'exam-room', remove: removeExamRoom, says: 'removes a room of exams' },
  ] as const
  for (const { name, what, remove, says } of removals)
    program
      .command(name)
      .description(`${says}; refused while visits lie ahead`)
      .argument('<number>')
      .action(async (id: string) => {
        const done = await change(async (tx) => {
          const removed = await remove(tx, id, now())
          return { done: removed, change: removed.ok ? { action: `${what}.removed`, subject: what, id } : null }
        })
        if (!done.ok)
          throw new CommandError(
            done.error === 'not-found'
              ? `There is no ${what} ${id}.`
              : `${done.error.ahead} visits or holds lie ahead: move them in the store first, or report an absence there.`,
          )
        print('Done.')
      })
}
