import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBackupCommand, readRestoreCommand } from './backup-command.ts'

test('a backup is told its folder, and whether keys are in it', () => {
  assert.deepEqual(readBackupCommand(['/b']), { act: 'take', folder: '/b', withKeys: true })
  assert.deepEqual(readBackupCommand(['--without-keys', '/b']), {
    act: 'take',
    folder: '/b',
    withKeys: false,
  })
  assert.deepEqual(readBackupCommand(['/b', '--check']), { act: 'check', folder: '/b' })
  for (const words of [[], ['help'], ['/b', '--help']]) assert.equal(readBackupCommand(words).act, 'help')
})

test('a restore restores or only compares', () => {
  assert.deepEqual(readRestoreCommand(['/b']), { act: 'restore', folder: '/b', skippedNumbers: 100_000 })
  assert.deepEqual(readRestoreCommand(['/b', '--skip=0']), {
    act: 'restore',
    folder: '/b',
    skippedNumbers: 0,
  })
  assert.deepEqual(readRestoreCommand(['/b', '--verify']), { act: 'verify', folder: '/b' })
})

test('what is not understood is refused in a sentence', () => {
  assert.throws(() => readRestoreCommand(['--verify']), /Which folder\? npm run restore -- FOLDER/)
  assert.throws(() => readBackupCommand(['/b', '/c']), /One folder/)
  assert.throws(() => readRestoreCommand(['/b', '--force']), /There is no option --force for restore/)
  assert.throws(() => readBackupCommand(['/b', '--check', '--without-keys']), /do not go together/)
  assert.throws(() => readRestoreCommand(['/b', '--verify', '--skip=5']), /do not go together/)
  for (const word of ['-5', '1.5', 'many', '10000001'])
    assert.throws(() => readRestoreCommand(['/b', `--skip=${word}`]), /--skip takes a whole number/)
})
