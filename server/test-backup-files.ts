// A small picture, and the way to upload one in a test of backups.

import type { TestPortal } from './test-portal.ts'

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Uploads a picture in one go; answers its id. */
export const uploadTo = async (
  person: Awaited<ReturnType<TestPortal['citizen']>>,
  picture: Buffer,
): Promise<string> => {
  const form = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
  const sent = await person.send('POST files', {
    raw: Buffer.concat([Buffer.from(form), picture, Buffer.from('\r\n--x--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  return sent.body.id
}
