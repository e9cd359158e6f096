import { mkdir, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'

/** Runs work that journeys of one shop must not do at once, in whichever process they are. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const folder = `${process.env['SHOP_DATA'] ?? path.join(tmpdir(), 'klarsikt')}.${name}`
  const isOurs = () =>
    mkdir(folder).then(
      () => true,
      () => false,
    )
  await expect.poll(isOurs, { message: `${name} is free`, timeout: 150_000, intervals: [50] }).toBe(true)
  try {
    return await work()
  } finally {
    await rmdir(folder)
  }
}
