// @ts-check
import { openShortTimeoutPool } from './short-timeout-pool.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/** A story's or a deity's page in either language, and what follows its path. */
const recordPage = /^(?:\/(?:en|hi))?(\/(?:blog|deity)\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\?|$)/i;

/** @type {import('pg').Pool | null} */
let pool = null;

/**
 * Whether a page stood at `url` whose record everybody could read and which was removed since. Pages that have never
 * been there are not asked about, and a database out of reach knows of none.
 *
 * @param {string} url
 */
async function isGone(url) {
	const path = recordPage.exec(url)?.[1]?.toLowerCase();
	if (path === undefined || !process.env.DATABASE_URL) return false;
	pool ??= openShortTimeoutPool();
	try {
		const { rows } = await pool.query('SELECT FROM "GonePage" WHERE "path" = $1', [path]);
		return rows.length > 0;
	} catch {
		return false;
	}
}

/**
 * Lets Next's "not found" (404) for a removed page leave as "gone" (410), with the same page. To be called before Next
 * answers.
 *
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
export async function markRemoved({ url = '' }, response) {
	if (!(await isGone(url))) return;
	const writeHead = response.writeHead.bind(response);
	response.writeHead = /** @type {typeof response.writeHead} */ (
		/** @param {number} status @param {any[]} rest */
		(status, ...rest) => {
			if (status === 404) response.statusCode = 410;
			return writeHead(status === 404 ? 410 : status, ...rest);
		}
	);
}
