import { describe, expect, it } from 'vitest';
import { findDatabaseUrl, getPreviewSchema, getSchema, urlInSchema } from './database-schema.mjs';

const preview = { VERCEL: '1', VERCEL_ENV: 'preview' };

describe('the schema', () => {
	it.each([
		[{}, 'public'],
		[{ DATABASE_SCHEMA: ' ' }, 'public'],
		[{ DATABASE_SCHEMA: 'portal' }, 'portal'],
		[{ DATABASE_SCHEMA: 'auto' }, 'public'],
		[{ VERCEL: '1', VERCEL_ENV: 'production', DATABASE_SCHEMA: 'auto' }, 'public'],
		[{ VERCEL: '1', VERCEL_ENV: 'development', VERCEL_GIT_COMMIT_REF: 'main' }, 'public'],
		[{ ...preview, DATABASE_SCHEMA: 'public' }, 'public'],
		[{ ...preview, VERCEL_GIT_COMMIT_REF: 'main' }, getPreviewSchema('main')],
		[{ ...preview, VERCEL_GIT_COMMIT_REF: 'main', DATABASE_SCHEMA: 'auto' }, getPreviewSchema('main')],
		[preview, getPreviewSchema('no branch')],
	])('of %o is %s', (source, schema) => {
		expect(getSchema(source)).toBe(schema);
	});

	it('is a valid name of its own for each branch', () => {
		const branches = [
			'main',
			'Main',
			'feature/a-b',
			'feature/a_b',
			'शाखा',
			'x'.repeat(200),
			'---',
			'"; DROP',
		];
		const names = branches.map(getPreviewSchema);
		for (const name of names) expect(name).toMatch(/^preview_[a-z0-9_]{8,55}$/);
		expect(new Set(names).size).toBe(branches.length);
		expect(getPreviewSchema('feature/a-b')).toMatch(/^preview_feature_a_b_[0-9a-f]{8}$/);
	});
});

describe('the address', () => {
	const url = 'postgresql://app:a+b%20c@db.example.org:5432/portal';

	it('stays as it is for the schema public', () => {
		expect(urlInSchema(`${url}?options=x`, 'public')).toBe(`${url}?options=x`);
	});

	it('names another schema, once, beside other options', () => {
		const inside = urlInSchema(`${url}?sslmode=require&options=endpoint%3Dep`, 'portal');
		expect(new URL(inside).searchParams.get('options')).toBe('endpoint=ep -c search_path=portal');
		expect(new URL(inside).password).toBe('a+b%20c');
		expect(inside).toContain('sslmode=require');
		expect(inside).not.toMatch(/options=[^&]*\+/);
		expect(urlInSchema(inside, 'portal')).toBe(inside);
	});

	it('leads past the pooler to a schema other than public', () => {
		const source = { DATABASE_URL: 'postgresql://pooler/x', DIRECT_DATABASE_URL: 'postgresql://direct/x' };
		expect(findDatabaseUrl(source)).toBe('postgresql://pooler/x');
		expect(findDatabaseUrl({ ...source, DATABASE_SCHEMA: 'portal' })).toMatch(
			/^postgresql:\/\/direct\/x\?options=/,
		);
		expect(findDatabaseUrl({})).toBeUndefined();
	});
});
