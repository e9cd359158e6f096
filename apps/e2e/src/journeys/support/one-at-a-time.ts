import { mkdir, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'

/** Runs work that journeys must not do at once in one shop, across all processes. A folder serves as the lock. */
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
