import pino from 'pino';

/** One JSON line an event on standard output. No personal data: ids, codes and numbers only. */
export const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
