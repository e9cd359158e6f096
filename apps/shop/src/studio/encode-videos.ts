import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { replaceFile } from '@klarsikt/server/files'
import { VIDEO_FRAMES_A_SECOND } from '@klarsikt/studio'
import sharp from 'sharp'

/** Largest size of one video file in bytes. A visitor loads one of them. */
export const MAX_VIDEO_BYTES = 600_000

const HASH = /^[0-9a-f]{20}$/

// The pictures have sRGB colours, and the video must name the colours that it has.
const COLORS = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p']
const NAMED_COLORS = [
  '-color_range',
  'tv',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'iec61966-2-1',
]
const ENCODERS = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '33', '-b:v', '0', '-deadline', 'good', '-cpu-used', '1', '-row-mt', '1'],
  mp4: ['-c:v', 'libx264', '-crf', '25', '-preset', 'veryslow', '-profile:v', 'high', '-movflags', '+faststart'],
} as const

/**
 * Makes a video in both formats and its poster from each folder of rendered pictures. Returns the files with their
 * sizes.
 */
export async function encodeVideos(dir: string, videos: string): Promise<string[]> {
  await mkdir(videos, { recursive: true })
  const lines: string[] = []
  for (const hash of (await readdir(dir)).filter((name) => HASH.test(name))) {
    const names = JSON.parse(await readFile(join(dir, hash, 'order.json'), 'utf8')) as string[]
    const pictures = await Promise.all(
      names.map((name) =>
        sharp(join(dir, hash, 'pictures', `${name}.webp`))
          .png()
          .toBuffer(),
      ),
    )
    // Each file is made beside its pictures and then moved, so that a running shop never reads a part of a file or one
    // that is too large.
    const poster = join(dir, hash, `${hash}.webp`)
    await sharp(pictures[0]).webp({ quality: 88 }).toFile(poster)
    lines.push(await moved(poster, videos))
    for (const format of ['webm', 'mp4'] as const) {
      const film = join(dir, hash, `${hash}.${format}`)
      await encoded(thereAndBack(pictures), [...COLORS, ...ENCODERS[format], ...NAMED_COLORS, film])
      lines.push(await moved(film, videos))
    }
  }
  return lines
}

/** Plays the pictures forwards and then backwards, so that the end of the video meets its beginning. */
export function thereAndBack<T>(pictures: readonly T[]): T[] {
  return [...pictures, ...pictures.slice(1, -1).toReversed()]
}

async function encoded(pictures: readonly Buffer[], options: readonly string[]): Promise<void> {
  const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(VIDEO_FRAMES_A_SECOND), '-i', '-']
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, '-an', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'close')
  for (const picture of pictures) if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain')
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
}

async function moved(made: string, folder: string): Promise<string> {
  const path = join(folder, basename(made))
  const { size } = await stat(made)
  if (size > MAX_VIDEO_BYTES) throw new Error(`${path} takes ${size} bytes, and may take ${MAX_VIDEO_BYTES}.`)
  await replaceFile(path, await readFile(made))
  await rm(made)
  return `${path} ${Math.round(size / 1000)} kB`
}
