// Files whose names say something else than their content, or nothing: the content decides.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { multipart, pdf, photo } from '../../test-files.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

test('a picture or a PDF is what its content says, whatever its name ends in', async () => {
  const owner = await portal.citizen()
  const jpeg = (await photo()).bytes
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const cases: [string, string, Buffer, string, string][] = [
    ['card.jpg', 'image/jpeg', png, 'card.png', 'image/png'],
    ['card.png', 'image/png', jpeg, 'card.jpg', 'image/jpeg'],
    ['صورة البطاقة', '', jpeg, 'صورة البطاقة.jpg', 'image/jpeg'],
    ['scan 12.03.2026', 'application/octet-stream', jpeg, 'scan 12.03.2026.jpg', 'image/jpeg'],
    ['photo.jfif', 'image/jpeg', jpeg, 'photo.jfif', 'image/jpeg'],
    ['photo.JPE', 'image/pjpeg', jpeg, 'photo.jpe', 'image/jpeg'],
    ['contract', '', pdf().bytes, 'contract.pdf', 'application/pdf'],
  ]
  for (const [sent, declared, bytes, name, type] of cases) {
    const { body: file } = await owner.send('POST files', multipart({ name: sent, type: declared, bytes }))
    assert.deepEqual([file.name, file.type, file.state], [name, type, 'clean'], sent)
  }
})
