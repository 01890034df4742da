// Which addresses a guiding video has.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { videoIdOf } from './guiding-video.ts'

test('a video is known by v in the address of the video site', () => {
  for (const [url, id] of [
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/watch?t=3&v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch', undefined],
    ['https://www.youtube.com/watch?v=', undefined],
    ['https://www.youtube.com/watch?v=a"><script>', undefined],
    ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', undefined],
    ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ] as const)
    assert.equal(videoIdOf(url), id, url)
})
