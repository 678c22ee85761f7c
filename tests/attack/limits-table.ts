import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Person } from './people';

/** Somebody who makes calls. */
export interface Caller {
	/** What a trusted proxy says of where they come from. */
	address: string;
	/** With a session, where there is one. */
	member: Person | null;
	/** Something of theirs that the call is about: an account's address, a blog. */
	about: string;
}

interface Sent {
	method?: string;
	path: string;
	json?: unknown;
	form?: Record<string, string | Blob>;
}

/** What a limit is counted by. */
type By = 'address' | 'member' | 'administrator' | 'account' | 'all';

export interface LimitRow {
	/** As in the code. */
	name: string;
	what: string;
	points: number;
	seconds: number;
	by: By;
	/** Counted by the address of callers who are members. */
	isOfMembers?: true;
	/** The member has turned on the second factor, or confirmed the address. */
	memberIs?: 'protected' | 'confirmed';
	/** The call opens a page: by a cookie, in the language of its address. */
	isPage?: true;
	/** One call that uses up a point, with any other result. */
	call(caller: Caller): Sent | Promise<Sent>;
	/** What it answers while there is a point left. */
	within: number;
	/** Counted in each process's memory, if only between batches: it cannot be set back, and is tried with a small factor. */
	isPerProcess?: true;
	/** Tries, which are delayed rather than counted: the last point is answered, and the first wait follows. */
	isDelay?: true;
	/** Other limits that the same call uses up, to be set back meanwhile. */
	besides?: string[];
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const somebody = () => `nobody.${randomUUID()}@example.org`;
const nothing = randomUUID();
const noFile = new Blob(['no such file']);

const tinyPicture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#800020' } })
	.png()
	.toBuffer()
	.then((bytes) => new Blob([new Uint8Array(bytes)], { type: 'image/png' }));

const message = { name: 'Somebody', email: 'somebody@example.org', message: 'Khamma ghani' };

/** Says a wrong password of one's own. */
const confirmWrongly = () => ({
	method: 'PUT',
	path: '/api/users/password',
	json: { currentPassword: 'wrong', newPassword: 'a neem by the river' },
});

/** Every limit on calls that the portal has. Those that only hold back mails stand in `mailLimits`. */
export const limitTable: LimitRow[] = [
	{
		name: 'loginAddress',
		what: 'logins',
		points: 25,
		seconds: 5 * minute,
		by: 'address',
		call: () => ({ path: '/api/users/login', json: { email: somebody(), password: 'wrong' } }),
		within: 401,
	},
	{
		name: 'loginAccount',
		what: 'failed logins, then growing delays',
		points: 10,
		seconds: 15 * minute,
		by: 'account',
		call: ({ about }) => ({ path: '/api/users/login', json: { email: about, password: 'wrong' } }),
		within: 401,
		isDelay: true,
		besides: ['loginAddress'],
	},
	{
		name: 'passwordConfirmation',
		what: 'wrong passwords of a session, then growing delays',
		points: 10,
		seconds: 15 * minute,
		by: 'member',
		call: confirmWrongly,
		within: 400,
		isDelay: true,
		besides: ['passwordConfirmations'],
	},
	{
		name: 'passwordConfirmations',
		what: 'passwords of a session, right or wrong',
		points: 30,
		seconds: 10 * minute,
		by: 'member',
		call: confirmWrongly,
		within: 400,
		besides: ['passwordConfirmation'],
	},
	{
		name: 'demoLogin',
		what: 'logins to the accounts of the demo',
		points: 30,
		seconds: 5 * minute,
		by: 'address',
		call: () => ({ path: '/api/users/demo-login', json: { account: 'member' } }),
		within: 404,
	},
	{
		name: 'codeAddress',
		what: 'calls about codes',
		points: 30,
		seconds: 10 * minute,
		by: 'address',
		call: () => ({ path: '/api/users/verify-otp', json: { email: somebody(), otp: '000000' } }),
		within: 400,
	},
	...(
		[
			['codeMinute', 1, minute, ['codeHour', 'codeDay']],
			['codeHour', 3, hour, ['codeMinute', 'codeDay']],
			['codeDay', 6, day, ['codeMinute', 'codeHour']],
		] as const
	).map(
		([name, points, seconds, besides]): LimitRow => ({
			...{ name, points, seconds, besides: ['codeAddress', ...besides] },
			what: 'codes asked for',
			by: 'account',
			call: ({ about }) => ({ path: '/api/users/forgot-password', json: { email: about } }),
			within: 200,
		}),
	),
	{
		name: 'secondFactorTry',
		what: 'wrong codes of a session, then growing delays',
		points: 10,
		seconds: 15 * minute,
		by: 'member',
		call: () => ({ path: '/api/users/second-factor/confirm', json: { code: '000000' } }),
		within: 409,
		isDelay: true,
	},
	{
		name: 'secondFactorCode',
		what: 'wrong codes at logins, from all devices, then growing delays',
		points: 10,
		seconds: 15 * minute,
		by: 'member',
		memberIs: 'protected',
		call: ({ member }) => ({
			path: '/api/users/login',
			json: { email: member?.email, password: member?.password, code: '000000' },
		}),
		within: 401,
		isDelay: true,
		besides: ['loginAddress', 'loginAccount'],
	},
	...(
		[
			['secondFactorMailMinute', 1, minute, ['secondFactorMailHour', 'secondFactorMailDay']],
			['secondFactorMailHour', 3, hour, ['secondFactorMailMinute', 'secondFactorMailDay']],
			['secondFactorMailDay', 6, day, ['secondFactorMailMinute', 'secondFactorMailHour']],
		] as const
	).map(
		([name, points, seconds, besides]): LimitRow => ({
			...{ name, points, seconds, besides: ['loginAddress', 'loginAccount', ...besides] },
			what: 'codes that turn the second factor off',
			by: 'member',
			call: ({ member }) => ({
				path: '/api/users/second-factor/removal-code',
				json: { email: member?.email, password: member?.password },
			}),
			within: 409,
		}),
	),
	{
		name: 'claimCode',
		what: 'codes asked for by the link about an account that a relative made',
		points: 30,
		seconds: 10 * minute,
		by: 'address',
		call: () => ({ path: '/api/users/claim-code', json: { token: 'x'.repeat(40) } }),
		within: 404,
	},
	{
		name: 'notMe',
		what: 'refusals of an account that a relative made',
		points: 30,
		seconds: 10 * minute,
		by: 'address',
		call: () => ({ path: '/api/users/not-me', json: { token: 'x'.repeat(40) } }),
		within: 404,
	},
	...(
		[
			['confirmationMinute', 1, minute, ['confirmationHour', 'confirmationDay']],
			['confirmationHour', 3, hour, ['confirmationMinute', 'confirmationDay']],
			['confirmationDay', 6, day, ['confirmationMinute', 'confirmationHour']],
		] as const
	).map(
		([name, points, seconds, besides]): LimitRow => ({
			...{ name, points, seconds, besides: ['unconfirmedMail', ...besides] },
			what: 'mails asked for that confirm an address',
			by: 'member',
			call: () => ({ method: 'POST', path: '/api/users/confirmation' }),
			within: 200,
		}),
	),
	...(
		[
			['emailChangeMinute', 1, minute, ['emailChangeHour', 'emailChangeDay']],
			['emailChangeHour', 3, hour, ['emailChangeMinute', 'emailChangeDay']],
			['emailChangeDay', 6, day, ['emailChangeMinute', 'emailChangeHour']],
		] as const
	).map(
		([name, points, seconds, besides]): LimitRow => ({
			name,
			points,
			seconds,
			besides: [
				...['unconfirmedMail', 'checkEmailMember', 'checkEmailMembers'],
				...['passwordConfirmation', 'passwordConfirmations'],
				...besides,
			],
			what: 'codes mailed to a new address',
			by: 'member',
			memberIs: 'confirmed',
			call: ({ member }) => ({
				path: '/api/users/email',
				json: { email: somebody(), password: member?.password },
			}),
			within: 200,
		}),
	),
	{
		name: 'emailReturn',
		what: 'links that restore an address',
		points: 30,
		seconds: 10 * minute,
		by: 'address',
		call: () => ({ path: '/api/users/email/return', json: { token: 'x'.repeat(64) } }),
		within: 404,
	},
	{
		name: 'confirmEmail',
		what: 'links and codes that confirm an address',
		points: 30,
		seconds: 10 * minute,
		by: 'address',
		call: () => ({ path: '/api/users/confirm-email', json: { token: 'x'.repeat(64) } }),
		within: 404,
	},
	{
		name: 'registration',
		what: 'accounts made',
		points: 100,
		seconds: hour,
		by: 'address',
		call: () => ({
			path: '/api/users/register',
			json: { name: 'Young', email: somebody(), password: 'a neem by the river', age: 17 },
		}),
		within: 400,
	},
	{
		name: 'passwordCheck',
		what: 'questions whether a password is easy to guess',
		points: 60,
		seconds: 10 * minute,
		by: 'address',
		call: () => ({
			method: 'POST',
			path: '/api/users/check-password',
			json: { email: somebody(), password: 'a neem by the river' },
		}),
		within: 200,
	},
	{
		name: 'checkEmailVisitor',
		what: 'visitors’ questions whether an address has an account',
		points: 10,
		seconds: 10 * minute,
		by: 'address',
		call: () => ({ path: `/api/users/check-email?email=${somebody()}` }),
		within: 200,
	},
	{
		name: 'checkEmailVisitors',
		what: 'the same of all visitors together',
		points: 500,
		seconds: day,
		by: 'all',
		call: () => ({ path: `/api/users/check-email?email=${somebody()}` }),
		within: 200,
		besides: ['checkEmailVisitor'],
	},
	{
		name: 'checkEmailMember',
		what: 'a member’s questions whether an address has an account',
		points: 60,
		seconds: hour,
		by: 'member',
		call: () => ({ path: `/api/users/check-email?email=${somebody()}` }),
		within: 200,
		besides: ['checkEmailMembers'],
	},
	{
		name: 'checkEmailMembers',
		what: 'the same of all members at one address',
		points: 60,
		seconds: hour,
		by: 'address',
		isOfMembers: true,
		call: () => ({ path: `/api/users/check-email?email=${somebody()}` }),
		within: 200,
		besides: ['checkEmailMember'],
	},
	{
		name: 'contact',
		what: 'messages to the administrators',
		points: 5,
		seconds: hour,
		by: 'address',
		call: () => ({ path: '/api/contact', json: { ...message, subject: 'A question' } }),
		within: 201,
	},
	{
		name: 'feedback',
		what: 'feedback',
		points: 5,
		seconds: hour,
		by: 'address',
		call: () => ({ path: '/api/feedback', json: { ...message, type: 'Feedback' } }),
		within: 201,
	},
	{
		name: 'blog',
		what: 'stories sent in',
		points: 20,
		seconds: day,
		by: 'member',
		call: () => ({ path: '/api/blogs', json: { title: 'A story', author: 'Somebody', content: 'Once.' } }),
		within: 201,
	},
	{
		name: 'blogChange',
		what: 'changes of one’s stories',
		points: 60,
		seconds: hour,
		by: 'member',
		call: ({ about }) => ({ method: 'PUT', path: `/api/blogs/${about}`, json: { content: 'Twice.' } }),
		within: 404,
	},
	{
		name: 'gallery',
		what: 'pictures sent in',
		points: 20,
		seconds: day,
		by: 'member',
		call: async () => ({
			path: '/api/gallery',
			form: { title: 'A step-well', description: 'In Abhaneri', image: await tinyPicture },
		}),
		within: 201,
	},
	{
		name: 'profileChange',
		what: 'changes of one’s profile',
		points: 120,
		seconds: hour,
		by: 'member',
		call: () => ({ method: 'PUT', path: '/api/users/profile', json: { profession: 'Potter' } }),
		within: 200,
	},
	{
		name: 'familyCard',
		what: 'cards added or changed by hand, and members asked',
		points: 600,
		seconds: hour,
		by: 'member',
		call: () => ({ method: 'PUT', path: `/api/family/update/${nothing}`, json: { name: 'Nobody' } }),
		within: 404,
	},
	{
		name: 'familyNear',
		what: 'parts of a tree looked at',
		points: 600,
		seconds: 10 * minute,
		by: 'member',
		call: () => ({ path: '/api/family/near' }),
		within: 200,
		isPerProcess: true,
	},
	{
		name: 'relativeAccount',
		what: 'accounts made for relatives',
		points: 30,
		seconds: day,
		by: 'member',
		call: () => ({
			path: '/api/family/add',
			json: {
				...{ name: 'Young', relation: 'Son', createAccount: true },
				...{ email: somebody(), password: 'secret', age: 17 },
			},
		}),
		within: 400,
		besides: ['familyCard'],
	},
	{
		name: 'familyRequest',
		what: 'members asked to be a relative',
		points: 60,
		seconds: hour,
		by: 'member',
		call: () => ({ path: '/api/family/add', json: { relation: 'Son', familyMemberId: nothing } }),
		within: 404,
		besides: ['familyCard'],
	},
	...(
		[
			['familyImportFile', 460, 'true', 'families’ files sent'],
			['familyImportLook', 400, 'true', 'looks at a family’s file'],
			['familyImport', 60, 'false', 'families’ files read in'],
		] as const
	).map(
		([name, points, dryRun, what]): LimitRow => ({
			...{ name, points, seconds: hour },
			what,
			by: 'member',
			call: () => ({ path: '/api/family/import', form: { dryRun, file: noFile } }),
			within: 400,
			besides: name === 'familyImportFile' ? ['familyImportLook'] : ['familyImportFile'],
		}),
	),
	{
		name: 'adminImport',
		what: 'tables looked at or read in',
		points: 120,
		seconds: hour,
		by: 'administrator',
		call: () => ({ path: '/api/admin/imports/members', form: { dryRun: 'true', file: noFile } }),
		within: 400,
	},
	{
		name: 'biodataLink',
		what: 'links to biodatas',
		points: 60,
		seconds: day,
		by: 'member',
		call: () => ({ path: `/api/family/biodatas/${nothing}/links`, json: { sentTo: 'Mehta family' } }),
		within: 404,
	},
	{
		name: 'familyBook',
		what: 'books of a tree drawn as a PDF',
		points: 20,
		seconds: hour,
		by: 'member',
		call: () => ({ path: '/api/family/book?language=hi' }),
		within: 200,
	},
	{
		name: 'biodataDrawing',
		what: 'biodatas drawn as a PDF or a picture',
		points: 60,
		seconds: 10 * minute,
		by: 'member',
		call: () => ({ path: `/api/family/biodatas/${nothing}/pdf` }),
		within: 404,
	},
	{
		name: 'biodataVisitor',
		what: 'calls with links to biodatas',
		points: 120,
		seconds: 10 * minute,
		by: 'address',
		call: () => ({ path: `/api/biodata/${'0'.repeat(43)}/pdf` }),
		within: 404,
	},
	{
		name: 'interest',
		what: 'interests sent',
		points: 20,
		seconds: day,
		by: 'member',
		// How many may wait for an answer, and how few after many declined, is counted from what is stored:
		// lib/features/matching/interests/queries/allowance.integration.test.ts.
		call: () => ({ path: '/api/family/interests', json: { memberId: nothing } }),
		within: 404,
	},
	{
		name: 'guardianAsk',
		what: 'relatives asked to look for a match for them',
		points: 5,
		seconds: day,
		by: 'member',
		call: () => ({ path: '/api/family/guardians', json: { personId: nothing } }),
		within: 404,
	},
	{
		name: 'guardianNote',
		what: 'notes on matches',
		points: 100,
		seconds: day,
		by: 'member',
		call: () => ({
			...{ method: 'PUT', path: `/api/family/matches/${nothing}/note` },
			json: { word: 'ask', text: 'Which village?' },
		}),
		within: 404,
	},
	{
		name: 'meetingChange',
		what: 'changes of what two families talk about',
		points: 300,
		seconds: hour,
		by: 'member',
		call: () => ({ path: `/api/family/matches/${nothing}/meeting`, json: { topic: 'home', isTicked: true } }),
		within: 404,
	},
	{
		name: 'memberReport',
		what: 'reports of members',
		points: 10,
		seconds: day,
		by: 'member',
		call: () => ({ path: `/api/family/matches/${nothing}/report`, json: { reason: 'other', text: 'Rude.' } }),
		within: 404,
	},
	{
		name: 'familyDaysFeed',
		what: 'calendars that fetch the days of a family',
		points: 120,
		seconds: hour,
		by: 'address',
		call: () => ({ path: `/api/family/days/feed/${'0'.repeat(43)}.ics` }),
		within: 404,
	},
	{
		name: 'elderQuestion',
		what: 'questions to relatives',
		points: 10,
		seconds: day,
		by: 'member',
		call: () => ({
			path: '/api/family/questions',
			json: { personId: nothing, asks: 'father', elderId: nothing, language: 'hi' },
		}),
		within: 404,
	},
	{
		name: 'elderAnswer',
		what: 'answers of relatives',
		points: 30,
		seconds: 10 * minute,
		by: 'address',
		call: () => ({ path: '/api/family/answer', json: { token: 'x'.repeat(43), as: 'uncle' } }),
		within: 404,
	},
	{
		name: 'export',
		what: 'copies of one’s data',
		points: 60,
		seconds: hour,
		by: 'member',
		call: () => ({ path: '/api/users/me/export' }),
		within: 200,
	},
	{
		name: 'search',
		what: 'searches and long lists',
		points: 6000,
		seconds: minute,
		by: 'address',
		call: () => ({ path: '/api/users/clans?limit=1' }),
		within: 200,
		isPerProcess: true,
	},
	{
		name: 'memberPhoto',
		what: 'photos of members',
		points: 2000,
		seconds: 10 * minute,
		by: 'member',
		call: () => ({ path: `/api/media/members/${nothing}` }),
		within: 404,
		isPerProcess: true,
	},
	{
		name: 'sharePicture',
		what: 'pictures for whoever shares a page',
		points: 300,
		seconds: 10 * minute,
		by: 'address',
		call: () => ({ path: '/share/hi/clan/nobody.png' }),
		within: 404,
		isPerProcess: true,
	},
	{
		name: 'sessionPages',
		what: 'pages made for a session',
		points: 300,
		seconds: minute,
		by: 'member',
		call: () => ({ path: '/upload-photo' }),
		within: 200,
		isPage: true,
		isPerProcess: true,
	},
	{
		name: 'addressPages',
		what: 'pages made for visitors',
		points: 600,
		seconds: minute,
		by: 'address',
		call: () => ({ path: '/login' }),
		within: 200,
		isPage: true,
		isPerProcess: true,
	},
];

/** Codes asked for, tries at one, and attempts past a used-up address, by devices that the account knows; see "an owner". */
export const deviceLimits = ['codeDeviceTry', 'deviceCodes', 'deviceAttempt', 'deviceAttempts'];

/** Nobody is refused by these: only mails stay away. */
export const mailLimits = [
	'inboxMail',
	'interestMail',
	'interestMailPair',
	'guardianMail',
	'guardianActMail',
	'reportMail',
	'requestMail',
	'requestMailPair',
	'unconfirmedMail',
];
