// @ts-check
import { createHash } from 'node:crypto';
import { isPreview } from './vercel.mjs';

/**
 * Which schema of the database the portal lives in. Plain JavaScript, for files that run without being compiled.
 *
 * @typedef {import('./vercel.mjs').Source} Source
 */

const slugLength = 40;
const hashLength = 8;

/**
 * `DATABASE_SCHEMA`, by default `auto` on previews and `public` elsewhere. `auto` is a schema of the branch's own on previews, so
 * that no preview migrates what production uses, and `public` elsewhere.
 *
 * @param {Source} source
 */
export function getSchema(source) {
	const named = source.DATABASE_SCHEMA?.trim() || 'auto';
	if (named !== 'auto') return named;
	return isPreview(source) ? getPreviewSchema(source.VERCEL_GIT_COMMIT_REF?.trim() || 'no branch') : 'public';
}

/**
 * A valid identifier of at most 57 bytes. The hash keeps branches apart whose names only differ in what an identifier
 * cannot hold.
 *
 * @param {string} branch
 */
export function getPreviewSchema(branch) {
	const slug = branch
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '_')
		.slice(0, slugLength)
		.replace(/^_|_$/g, '');
	const hash = createHash('sha256').update(branch).digest('hex').slice(0, hashLength);
	return ['preview', slug, hash].filter(Boolean).join('_');
}

/**
 * The address with the schema as the only place where names are looked up. A start-up option and not a SET: a pooler that hands
 * one session to several callers refuses it, or does without, which is then noticed (`requireDatabase`). A SET would
 * stay with the session and lead others to this schema.
 *
 * @param {string} databaseUrl
 * @param {string} schema
 */
export function urlInSchema(databaseUrl, schema) {
	if (schema === 'public') return databaseUrl;
	const url = new URL(databaseUrl);
	const option = `-c search_path=${schema}`;
	const others = url.searchParams.get('options');
	if (others?.endsWith(option)) return databaseUrl;
	url.searchParams.set('options', others ? `${others} ${option}` : option);
	// Not every reader of such addresses takes a plus sign for a space.
	url.search = url.search.replaceAll('+', '%20');
	return url.href;
}

/**
 * Where queries go; undefined without `DATABASE_URL`. A schema other than `public` needs sessions of its own, which poolers do
 * not give.
 *
 * @param {Source} source
 */
export function findDatabaseUrl(source) {
	const { DATABASE_URL, DIRECT_DATABASE_URL } = source;
	const schema = getSchema(source);
	const address = (schema !== 'public' && DIRECT_DATABASE_URL?.trim()) || DATABASE_URL?.trim();
	return address ? urlInSchema(address, schema) : undefined;
}
