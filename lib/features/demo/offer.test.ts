import { expect, it } from 'vitest';
import { readSettings } from '@/lib/platform/env/env';
import { sameMachineHeader } from '@/lib/platform/http/socket-address';
import { mayUseDemoLogins } from './offer';

const database = {
	DATABASE_URL: 'postgresql://app@db.example.org/portal',
	AUTH_SECRET: 'of-sixteen-or-more',
};
const vercel = { ...database, VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'portal.vercel.app' };
const preview = { ...vercel, VERCEL_ENV: 'preview', VERCEL_BRANCH_URL: 'branch.vercel.app' };
const production = {
	...{ ...vercel, VERCEL_ENV: 'production', SMTP_URL: 'smtp://mail.example.org' },
	...{ S3_BUCKET: 'media', S3_REGION: 'ap-south-1' },
};
const address = { APP_URL: 'https://portal.example.org' };

it.each([
	['on this machine without an address', {}, { own: true, other: false }],
	['on this machine with a database of somebody’s', database, { own: true, other: false }],
	['on this machine with an empty address', { APP_URL: ' ' }, { own: true, other: false }],
	['on this machine with its address on this machine', { APP_URL: 'http://localhost:3000' }, {}],
	['with an address', { ...database, ...address }, {}],
	['with an address, and the demo wanted', { ...database, ...address, SEED_DEMO: '1' }, {}],
	['in production on Vercel', production, {}],
	['in production on Vercel with an address', { ...production, ...address }, {}],
	['on a preview', preview, { own: true, other: true }],
	['on a preview with an address', { ...preview, ...address }, { own: true, other: true }],
	[
		'where Vercel’s variables were fetched to develop',
		{ ...vercel, VERCEL_ENV: 'development' },
		{ own: true },
	],
])('a portal %s offers the accounts of its demo to whom it should', (_, source, expected) => {
	const settings = readSettings(source);
	expect({
		own: mayUseDemoLogins(new Headers({ [sameMachineHeader]: '1' }), settings),
		other: mayUseDemoLogins(
			new Headers({ host: 'localhost:3000', 'x-socket-address': '127.0.0.1' }),
			settings,
		),
	}).toEqual({ own: false, other: false, ...expected });
});
