// Figures of the process and of what every portal relies on: release, database, room, descriptors, refused calls.

import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Base, Metric } from '../../capability.ts'
import { unhandledRejections } from '../../platform/background-failures.ts'
import type { Database } from '../../platform/database/index.ts'
import { descriptorsLeft } from '../../platform/descriptors.ts'
import { refusalCounts } from '../../platform/http/refusal-counts.ts'
import { droppedLines } from '../../platform/log/buffered.ts'
import { backupStore } from '../backup/index.ts'
import { databaseFolder } from './database-folder.ts'

const freeBytesIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const databaseMetrics = (database: Database): Metric[] => [
  {
    name: 'database_up',
    help: '1 while the database answers, 0 while it does not',
    read: () =>
      database.ping().then(
        () => 1,
        () => 0,
      ),
  },
  {
    name: 'database_connections_in_use',
    help: 'Connections of the pool that work at the moment',
    isOfProcess: true,
    read: () => database.figures().inUse,
  },
  {
    name: 'database_connections_awaited',
    help: 'Callers that wait for a connection of the pool',
    isOfProcess: true,
    read: () => database.figures().waiting,
  },
  {
    name: 'database_unserved_total',
    help: 'Statements that could not be served since the start, by the reason (too slow, locked, full, refused, no connection, connection lost)',
    label: 'why',
    isOfProcess: true,
    read: () => [...database.figures().unserved].map(([of, value]) => ({ of, value })),
  },
]

type Own = Pick<
  Base,
  'clock' | 'config' | 'database' | 'version' | 'callsRefused' | 'callsMisdirected' | 'outages'
>

export const ownMetrics = ({
  clock,
  config,
  database,
  version,
  callsRefused,
  callsMisdirected,
  outages,
}: Own): Metric[] => [
  {
    name: 'build_info',
    help: 'The release that runs',
    label: 'version',
    read: () => [{ of: version, value: 1 }],
  },
  ...databaseMetrics(database),
  {
    name: 'store_free_bytes',
    help: 'Room in the data folder, where files are stored unless the settings name a bucket',
    read: () => freeBytesIn(config.DATA_FOLDER),
  },
  {
    name: 'database_free_bytes',
    help: 'Room on the disk of the database, where it is on this machine and its role may read where: pg_read_all_settings',
    read: async () => {
      const folder = await databaseFolder({ config, database })
      return folder === undefined ? undefined : freeBytesIn(folder)
    },
  },
  {
    name: 'backup_age_seconds',
    help: 'Seconds since npm run backup last began one that ended without a fault',
    read: () => backupStore(database).age(clock()),
  },
  {
    name: 'temporary_free_bytes',
    help: 'Room in the temporary folder, which files pass on their way',
    read: () => freeBytesIn(tmpdir()),
  },
  {
    name: 'descriptors_left',
    help: 'Files and connections that the process can open besides those that are open',
    isOfProcess: true,
    read: async () => descriptorsLeft(),
  },
  {
    name: 'calls_refused',
    help: 'Calls refused since the start because enough were worked on',
    read: callsRefused,
    isOfProcess: true,
  },
  {
    name: 'calls_refused_total',
    help: 'Calls answered by an error since the start, by its code',
    label: 'code',
    read: refusalCounts,
    isOfProcess: true,
  },
  {
    name: 'parts_away',
    help: 'Parts that the portal relies on (database, storage, gateways) and that failed when last tried',
    read: () => outages.current().length,
  },
  {
    name: 'calls_misdirected_total',
    help: 'Calls since the start to a host that is not of the portal, answered 421',
    read: callsMisdirected,
    isOfProcess: true,
  },
  {
    name: 'unhandled_rejections_total',
    help: 'Failures of work in the background that no code handled, since the start',
    read: unhandledRejections,
    isOfProcess: true,
  },
  {
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that could not be written since the start: a full disk, a reader that is gone',
    read: droppedLines,
    isOfProcess: true,
  },
]
