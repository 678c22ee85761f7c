import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@/lib/core/errors';
import { pool } from '@/lib/platform/db/pool';
import { getLanguage } from '@/lib/platform/i18n/accept-language';
import { translator } from '@/lib/platform/i18n/translate';
import { noteOutage } from '@/lib/platform/log/outage';
import { getObjectStore } from '@/lib/platform/media/store';
import { jsonReply } from './replies';

/** A monitor must hear of a frozen part before giving up itself, after 6 seconds. */
const timeoutMs = 5000;

type Health = 'ok' | 'down';

/** Whether the parts that every page needs are within reach. */
export async function readHealth(): Promise<{ database: Health; storage: Health }> {
	const [database, storage] = await Promise.all([
		getState('database', () => pool.query('SELECT 1')),
		getState('storage', async () => (await getObjectStore()).check()),
	]);
	return { database, storage };
}

/** The same as an answer: 200, or 503 naming what is down. */
export async function checkHealth(headers: Headers): Promise<Response> {
	const { database, storage } = await readHealth();
	const replyHeaders = new Headers({ 'cache-control': 'no-store' });
	if (database === 'ok' && storage === 'ok') {
		return jsonReply({ status: 'ok', database, storage }, 200, replyHeaders);
	}
	const { code, status } = new DomainError('service.unavailable');
	const message = translator(getLanguage(headers))(`errors.${code}`, { seconds: 0 });
	replyHeaders.set('retry-after', '5');
	return jsonReply({ status: 'down', database, storage, message, code }, status, replyHeaders);
}

async function getState(part: 'database' | 'storage', check: () => Promise<unknown>): Promise<Health> {
	const timer = new AbortController();
	try {
		const tooLate = sleep(timeoutMs, undefined, { signal: timer.signal, ref: false }).then(() => {
			throw new Error(`${part} did not answer in time`);
		});
		tooLate.catch(() => {});
		await Promise.race([check(), tooLate]);
		return 'ok';
	} catch (error) {
		noteOutage(part, error);
		return 'down';
	} finally {
		timer.abort();
	}
}
