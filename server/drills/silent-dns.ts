// A name server on this machine that hears every question and answers none, until it is told to.

import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const address = '127.0.0.77'
const typeA = 1

/** The answer to a question of a name's address: this machine for IPv4, nothing for IPv6. */
const answerTo = (question: Buffer): Buffer => {
  const nameEnd = question.indexOf(0, 12)
  const end = nameEnd + 5
  const isA = question.readUInt16BE(nameEnd + 1) === typeA
  const header = Buffer.from(question.subarray(0, 12))
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(isA ? 1 : 0, 6)
  header.writeUInt32BE(0, 8)
  const record = Buffer.from([0xc0, 0x0c, 0, typeA, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1])
  return Buffer.concat([header, question.subarray(12, end), ...(isA ? [record] : [])])
}

/** Listens where only root may; `wrapper` starts a program that asks this server alone. */
export const startSilentDns = async (folder: string) => {
  let [isSilent, questions] = [true, 0]
  const socket = createSocket('udp4', (question, { port, address: from }) => {
    questions += 1
    if (!isSilent) socket.send(answerTo(question), port, from)
  })
  socket.bind(53, address)
  await once(socket, 'listening')
  const file = join(folder, 'resolv.conf')
  writeFileSync(file, `nameserver ${address}\noptions timeout:5 attempts:2\n`)
  return {
    questions: () => questions,
    speak: () => {
      isSilent = false
    },
    wrapper: [
      'unshare',
      '--mount',
      'sh',
      '-c',
      'mount --bind "$0" /etc/resolv.conf && exec "$@"',
      file,
    ] as const,
    close: () => socket.close(),
  }
}
