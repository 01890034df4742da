// The events that the server writes to its log: each has a stable name to search for, a level and a meaning.
// `docs/operations/log.md` is written from this table.

type Level = 'info' | 'warn' | 'error'
type EventRow = { level: Level; meaning: string; fields?: readonly string[] }

export const logEvents = {
  'announcements.not_reloaded': {
    level: 'error',
    meaning: 'The announcements could not be read again; the last ones stay.',
  },
  'power_cuts.not_reloaded': {
    level: 'error',
    meaning: 'The open power cuts could not be read again; the last ones stay.',
  },
  'texts.not_reloaded': {
    level: 'error',
    meaning: 'Words in place of texts could not be read again; the last ones stay.',
  },
  'user_models.not_reloaded': {
    level: 'error',
    meaning: 'Published user models could not be read again; the last ones stay.',
  },
  'bulk.act_failed': {
    level: 'error',
    meaning: 'One of several acts of staff failed; the others were done.',
  },
  'catalogue.not_reloaded': {
    level: 'error',
    meaning: 'The services could not be read again; the last ones stay.',
  },
  'catalogue.service_not_readable': {
    level: 'error',
    fields: ['slug', 'version', 'inForce'],
    meaning:
      'A stored version of a service cannot be read. `inForce` is the earlier version that takes its place; null: none can, and the service is left out of the catalogue.',
  },
  'supply.version_waiting': {
    level: 'warn',
    fields: ['kind', 'key'],
    meaning:
      'This release supplies a newer version of something that users changed, closed or rolled back; what is in force stays.',
  },
  'supply.version_unaccepted': {
    level: 'warn',
    fields: ['kind', 'key'],
    meaning:
      'This release supplies a version that changes who may apply, a fee or a category of a service; the former version stays in force until somebody accepts it.',
  },
  'supply.version_older': {
    level: 'info',
    fields: ['kind', 'key'],
    meaning: 'A newer release supplied a newer version to this database; it stays in force.',
  },
  'codes.daily_cap_reached': {
    level: 'error',
    fields: ['limit', 'isAskedByAnyone'],
    meaning: 'The portal sent as many messages as MESSAGES_PER_DAY allows.',
  },
  'content.not_reloaded': {
    level: 'error',
    meaning: 'What staff wrote for pages could not be read again; the last reading stays.',
  },
  'events.not_delivered': {
    level: 'error',
    meaning: 'A change could not be passed on to open pages; they find it at their next reading.',
  },
  'exports.job_failed': {
    level: 'error',
    meaning: 'A file could not be made; its page says so and offers to try again.',
  },
  'health.clock_off': {
    level: 'error',
    fields: ['offset'],
    meaning:
      'The clock differs from the database by more than 30 s: the server is not ready. `offset` is in ms.',
  },
  'health.clock_right': {
    level: 'info',
    fields: ['offset'],
    meaning: 'The clock agrees with the database again.',
  },
  'closures.not_reloaded': {
    level: 'error',
    meaning: 'The closures of service centers could not be read again; the last ones stay.',
  },
  'holidays.not_reloaded': {
    level: 'error',
    meaning: 'The holidays could not be read again; the last ones stay.',
  },
  'http.answered': {
    level: 'info',
    fields: ['method', 'path', 'status', 'ms', 'code', 'details'],
    meaning:
      'A call was answered. `code` and `details` say why it was refused; `details` name fields and rules, never values.',
  },
  'http.overloaded': {
    level: 'warn',
    fields: ['method', 'path', 'status', 'ms', 'code', 'reason'],
    meaning:
      'A call was turned away with 503, because the portal or what it needs had no room; this line stands in place of http.answered. `reason` says what it waited for.',
  },
  'http.call_failed': {
    level: 'error',
    meaning: 'A call was answered with 5xx; `err` is the cause and `reqId` the id the caller was given.',
  },
  'http.row_not_writable': {
    level: 'error',
    fields: ['method', 'url'],
    meaning: 'A row of a list does not fit its schema and was left out of the answer.',
  },
  'maintenance.not_reloaded': {
    level: 'error',
    meaning: 'Whether the portal is closed could not be read; the last answer stays.',
  },
  'notifications.templates_not_reloaded': {
    level: 'warn',
    meaning: 'The templates of notifications could not be read again; the last ones stay.',
  },
  'outbox.channel_back': {
    level: 'info',
    fields: ['channel', 'failed'],
    meaning: 'Messages leave by this channel again; `failed` did not meanwhile, and are tried at once.',
  },
  'outbox.channel_down': {
    level: 'error',
    fields: ['channel', 'failure'],
    meaning:
      'No message leaves by this channel: each one failed since the last that was sent. `failure` is the last answer of its gateway. One line for each outage.',
  },
  'outbox.delivery_failed': {
    level: 'error',
    fields: ['id'],
    meaning: 'A message could not be sent; it is tried again. Not written while its channel is down.',
  },
  'outbox.outages_not_reloaded': {
    level: 'warn',
    meaning: 'Which channels of messages are down could not be read; the last answer stays.',
  },
  'pages.not_drawn': {
    level: 'error',
    fields: ['path'],
    meaning: 'A page could not be drawn on the server; the browser draws it.',
  },
  'pages.script_error': {
    level: 'warn',
    fields: ['path', 'userType', 'requestId', 'type', 'line'],
    meaning:
      'A page broke in somebody’s browser: the kind of error and where, never its text, which may quote what was typed.',
  },
  'personal_data.archive_failed': { level: 'error', meaning: 'The archive of a person’s data broke off.' },
  'process.exception_uncaught': {
    level: 'error',
    meaning: 'Code threw where nothing catches. The process ends, because anything may be half done.',
  },
  'process.rejection_unhandled': {
    level: 'error',
    meaning:
      'Work in the background failed and no code handled it. The process continues; `unhandled_rejections_total` counts it. It is a fault to report.',
  },
  'recovery.link_not_sent': { level: 'error', meaning: 'A link to a new password could not be sent.' },
  'notifications.not_reminded': {
    level: 'error',
    meaning: 'A reminder could not be written; it is tried again the next time, and the others were written.',
  },
  'requests.not_moved': {
    level: 'error',
    meaning: 'A request whose time had come could not be moved on; it is tried again.',
  },
  'requests.decision_not_sent': {
    level: 'error',
    meaning:
      'A decision whose time to undo it was over could not be sent; it is tried again for an hour, then cancelled with a notice to whoever decided.',
  },
  'requests.stuck': {
    level: 'error',
    fields: ['count', 'stuck'],
    meaning: 'Requests stand in states that nobody can move on from; `stuck` says where.',
  },
  'requests.waits': {
    level: 'warn',
    fields: ['request', 'why'],
    meaning:
      'A request whose time is over does not end yet; `why` says what is waited for. It is looked at again after a pause.',
  },
  'owed.not_done': {
    level: 'error',
    fields: ['job', 'request', 'attempt'],
    meaning:
      'Work that a person waits for could not be done. It is tried again with pauses of up to an hour, until it is done; staff are told daily.',
  },
  'payments.check_failed': {
    level: 'error',
    fields: ['gateway', 'attempt'],
    meaning: 'A payment provider could not be asked about an attempt; it is asked again with growing pauses.',
  },
  'payments.gateway_gone': {
    level: 'error',
    fields: ['gateway', 'refund'],
    meaning:
      'A refund belongs to a payment provider that the settings no longer name; finance finds it as failed.',
  },
  'payments.notice_wrong': {
    level: 'error',
    fields: ['gateway', 'attempt', 'why'],
    meaning:
      'A provider names another merchant, currency or amount, or says known money otherwise (`otherEvent`). It changed nothing.',
  },
  'payments.notice_not_counted': {
    level: 'error',
    fields: ['gateway', 'attempt'],
    meaning: 'A notice that was stored could not be counted; it is tried again.',
  },
  'payments.not_published': {
    level: 'error',
    fields: ['payment', 'kind'],
    meaning:
      'What follows from a payment could not be done, such as moving its request on; it is tried again.',
  },
  'payments.not_reconciled': {
    level: 'error',
    fields: ['gateway', 'day', 'why'],
    meaning: 'A day could not be compared with the list of its provider; it is tried again until it is.',
  },
  'payments.refund_failed': {
    level: 'error',
    fields: ['gateway', 'refund'],
    meaning: 'A provider did not answer to a refund; it is asked again with the same id.',
  },
  'requests.none_stuck': { level: 'info', meaning: 'No request is stuck.' },
  'retention.not_deleted': {
    level: 'error',
    fields: ['id'],
    meaning: 'What has been kept long enough could not be deleted; `id` is a row of `retention.md`.',
  },
  'sandbox.unavailable': {
    level: 'error',
    meaning: 'The sandbox of service scripts does not start: no script can be run.',
  },
  'registries.unavailable': {
    level: 'warn',
    fields: ['registry'],
    meaning: 'A registry outside could not be asked; whoever filled the form was told to come later.',
  },
  'sales.not_run': {
    level: 'error',
    fields: ['sale', 'err'],
    meaning:
      'A sale could not be drawn, or admit whoever comes next; other sales go on, and it is tried again.',
  },
  'scheduler.job_failed': {
    level: 'error',
    fields: ['job', 'id', 'attempt', 'err'],
    meaning: 'A job failed; it is tried again, after longer and longer pauses.',
  },
  'scheduler.job_given_up': {
    level: 'error',
    fields: ['job', 'id', 'attempt', 'err'],
    meaning:
      'A job failed for the last time; it is on the page of failed jobs until somebody runs it again or removes it.',
  },
  'scheduler.queue_failed': {
    level: 'error',
    fields: ['message'],
    meaning:
      'The queue of jobs could not reach the database, or could not record how a job ended. It starts again automatically.',
  },
  'scripts.failed': {
    level: 'warn',
    fields: ['service', 'version', 'activity', 'script', 'kind', 'line'],
    meaning: 'A script of a service failed.',
  },
  'parts.away': {
    level: 'error',
    fields: ['part', 'cause'],
    meaning:
      'Something that the portal relies on does not work: `database`, `locks` (somebody keeps a lock in the database; `cause` names the process and its tables), `storage`, `temporary folder`, `email`, `sms`, a gateway, a service outside or a provider. Written once; `parts.back` follows.',
  },
  'parts.back': {
    level: 'info',
    fields: ['part', 'seconds'],
    meaning: 'A part that was away works again, after so many seconds.',
  },
  'http.host_foreign': {
    level: 'warn',
    fields: ['host', 'count'],
    meaning:
      'A call named a host that is not of the portal, and was answered 421. Where every call is, ORIGIN or the host that a proxy passes on is wrong. Written at most once an hour; `count` is since the start.',
  },
  'stop.began': {
    level: 'info',
    meaning: 'The server was told to stop: it takes no new work and finishes what is under way.',
  },
  'stop.ended': {
    level: 'info',
    fields: ['seconds'],
    meaning:
      'Everything was finished. Where this line is missing, something was cut, or the process was killed.',
  },
  'start.connections_lowered': {
    level: 'warn',
    fields: ['wished', 'connections'],
    meaning:
      'The system lets this process open fewer files than MAX_CONNECTIONS needs: it takes so many connections. Raise the limit (`LimitNOFILE` of systemd, `ulimit -n`).',
  },
  'uploads.failed': { level: 'error', meaning: 'An upload was answered with 5xx.' },
  'workers.ended': {
    level: 'error',
    fields: ['worker', 'code', 'signal'],
    meaning: 'A process of several that serve the port has ended; another is started in its place.',
  },
  'workers.not_replaced': {
    level: 'error',
    meaning: 'The process that should take its place did not start; it is tried again.',
  },
} as const satisfies Record<string, EventRow>

export type LogEvent = keyof typeof logEvents

/** Writes an event; `fields` hold no personal data. */
export type WriteEvent = (event: LogEvent, fields?: { err?: unknown; [field: string]: unknown }) => void

type Log = Record<Level, (fields: object, message: string) => void>

export const eventWriter =
  (log: Log): WriteEvent =>
  (event, fields = {}) =>
    log[logEvents[event].level](fields, event)
