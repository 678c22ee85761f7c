// The callers of each call and the readers of each page, by hand, one line each. `access-columns.ts` names the rows and
// columns that a response may hold.
import { randomUUID } from 'node:crypto';
import { builtInTermsVersion } from '@/lib/features/member/constants';
import { newKhaanpNames } from '@/tests/support/khaanp-names';
import { type Fixtures, type Looked, looked, password, type Reader, readers } from './fixtures';

/** What a reader gets: a status, or the beginning of the address that the reader is led to. */
export type Outcome = number | `/${string}`;
type Outcomes = Readonly<Record<Reader, Outcome>>;
type Some = Partial<Outcomes>;

interface Sent {
	params?: Record<string, string>;
	query?: string;
	json?: object;
	form?: Record<string, string>;
	files?: Record<string, { name: string; bytes: Buffer }>;
}

type Send<S> = (fixtures: Fixtures, reader: Reader) => S;

interface Case<S> {
	/** The readers who may. */
	by: Outcomes;
	send?: Send<S>;
	/** The member looked at; the private one where nothing is said. */
	at?: Looked;
	/** The reader as whom this one sees the response, such as the member who logs in. */
	as?: (reader: Reader) => Reader;
	/** Columns that this response shows beside those that the reader may see anywhere. */
	also?: readonly string[];
	/** The only columns that this response shows of others. */
	only?: readonly string[];
}

interface CallCase extends Case<Sent> {
	/** Call of the member looked at that comes before. */
	before?: (fixtures: Fixtures) => { method: string; path: string; json?: unknown };
	/** The response holds a session's token. */
	startsSession?: boolean;
	/** New people for the row, or for each of its readers, because it changes them too much for other rows. */
	own?: 'all' | 'each';
	/** What else is expected of a response's body. */
	body?: (fixtures: Fixtures, reader: Reader) => object;
}

type PageCase = Case<Pick<Sent, 'params' | 'query'>>;

interface Named {
	/** The address as the folders name it, and after a comma what a row of several is about. */
	name: string;
	about: string | undefined;
}

export interface Row extends Named, CallCase {
	/** The method and the address. */
	call: string;
}

export interface PageRow extends Named, PageCase {
	/** Without the language. */
	page: string;
}

type Calls = Readonly<Record<`${string} /${string}`, CallCase>>;
type Pages = Readonly<Record<`/${string}`, PageCase>>;

// ── Readers ────────────────────────────────────────────────────────────────────────────────────────

const everyone = (outcome: Outcome = 200, some: Some = {}): Outcomes => ({
	visitor: outcome,
	ended: outcome,
	unclaimed: outcome,
	stranger: outcome,
	family: outcome,
	adder: outcome,
	match: outcome,
	agreed: outcome,
	self: outcome,
	administrator: outcome,
	...some,
});
/** A token that is worth nothing makes a visitor. */
const members = (outcome: Outcome = 200, some: Some = {}, visitor: Outcome = 401) =>
	everyone(outcome, { visitor, ended: visitor, unclaimed: visitor, ...some });
const administrators = (outcome: Outcome = 200) => members(403, { administrator: outcome });
/** It is there for no other member. */
const only = (some: Some) => members(404, some);

const owner = only({ self: 200 });
const ownerAndOffice = only({ self: 200, administrator: 200 });
const senderAndOffice = everyone(404, { self: 200, administrator: 200 });
const matches = only({ match: 200, agreed: 200 });
const nobody = everyone(404);

const profile: Readonly<Record<Looked, Outcomes>> = {
	private: only({ family: 200, match: 200, agreed: 200, self: 200, administrator: 200 }),
	restricted: only({ family: 200, match: 200, agreed: 200, self: 200, administrator: 200 }),
	public: members(),
	young: only({ family: 200, self: 200, administrator: 200 }),
};
const matchesOf = (at: Looked) => (at === 'young' ? only({}) : matches);

// ── What is sent ───────────────────────────────────────────────────────────────────────────────────

type OfSelf<T> = T | ((self: Fixtures['self']) => T);

const sending =
	(json: OfSelf<object>) =>
	({ self }: Fixtures): Sent => ({ json: typeof json === 'function' ? json(self) : json });
const asking =
	(query: OfSelf<string>) =>
	({ self }: Fixtures) => ({ query: typeof query === 'function' ? query(self) : query });
const at = (params: Record<string, string>, json?: object) => (): Sent => ({ params, ...(json && { json }) });
/** An object that is not there. */
const nothing = (json?: object) => (): Sent => ({ params: { id: randomUUID() }, ...(json && { json }) });
const onSelf = ({ self }: Fixtures): { params: { id: string } } => ({ params: { id: self.id } });
/** The object with an id of the member looked at. */
const on =
	(getId: (self: Fixtures['self']) => string, json?: object) =>
	({ self }: Fixtures): Sent => ({ params: { id: getId(self) }, ...(json && { json }) });
const onCard = (name: keyof Fixtures['self']['cards'], json?: object) => on(({ cards }) => cards[name], json);
const onBlog = (status: keyof Fixtures['self']['blogs'], json?: object) =>
	on(({ blogs }) => blogs[status], json);
const onPicture = (status: keyof Fixtures['self']['pictures'], json?: object) =>
	on(({ pictures }) => pictures[status], json);
const onMember = (json: object) => on(({ id }) => id, json);
const onMedia =
	(name: keyof Fixtures['self']['media'] | 'photo') =>
	({ self }: Fixtures): Sent => ({
		params: { mediaId: name === 'photo' ? self.photo : self.media[name], width: '8' },
	});
const searching = (title: keyof Fixtures['self']['titles'], name = 'query') =>
	asking(({ titles }) => `${name}=${titles[title]}`);
const onBiodata =
	(json?: object) =>
	({ self }: Fixtures): Sent => ({
		params: { id: self.biodata, linkId: self.biodataLink },
		...(json && { json }),
	});
const onBiodataLink = ({ self }: Fixtures) => ({ params: { token: self.biodataToken } });
const noLink = at({ token: 'x'.repeat(43) });
const sendingFile = (text: string, form: Record<string, string>) => (): Sent => ({
	form,
	files: { file: { name: 'new', bytes: Buffer.from(text) } },
});
const shared = (kind: string, picture: string): Sent => ({
	params: { language: 'en', kind, picture: `${picture}.png` },
});
const newMail = () => `new.${randomUUID()}@example.org`;
const newPassword = 'a step-well at noon';
const pixel = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
);
const gedcom = '0 HEAD\n1 GEDC\n2 VERS 7.0\n0 @I1@ INDI\n1 NAME Umaid /New/\n1 SEX M\n0 TRLR\n';
const newBiodata = { title: 'New', layout: 'compact', language: 'both', fields: ['clan'] };
const newDeity = { name: 'New', description: 'New', deityType: 'devi', clans: ['New'] };
const newMessage = { name: 'New', email: 'new@example.org', message: 'New' };
const noDetails = {
	heightCm: 170,
	motherTongue: '',
	languages: [],
	diet: '',
	income: '',
	workPlace: '',
	siblings: [],
	maternalVillage: '',
	maternalUncle: '',
	about: '',
	aboutFamily: '',
	lookingFor: '',
	shownToMatches: [],
	shownToAgreed: [],
};

/** One row for each member looked at. */
function eachLooked<N extends string, C>(name: N, row: (at: Looked) => C): Record<N, C & { at: Looked }> {
	const entries = looked.map((at) => [`${name}${name.includes(',') ? ' ' : ', '}${at}`, { ...row(at), at }]);
	return Object.fromEntries(entries);
}

const isMember = (reader: Reader) => !['visitor', 'ended', 'unclaimed'].includes(reader);
const statusOfNew = (record: string, reader: Reader) =>
	isMember(reader) ? { [record]: { status: reader === 'administrator' ? 'approved' : 'pending' } } : {};
/** A profile that is said to open answers 200 at its own address, any other 404. */
const whatOpens = (kind: Looked) => (_: Fixtures, reader: Reader) =>
	kind === 'young' || reader === 'administrator' || !isMember(reader)
		? {}
		: { users: [{ isProfileOpen: profile[kind][reader] === 200 }] };
const namesAlone = ['Member.name'];

// ── Calls ──────────────────────────────────────────────────────────────────────────────────────────

const accounts: Calls = {
	'POST /api/users/login': {
		by: everyone(),
		send: sending(({ email }) => ({ email, password })),
		as: () => 'self',
		startsSession: true,
	},
	'POST /api/users/login, unclaimed': {
		by: everyone(403),
		send: ({ accounts: { unclaimed } }) => ({ json: { email: unclaimed.email, password } }),
		body: () => ({ code: 'account.unclaimed' }),
	},
	// A portal with an address of its own has no such logins.
	'POST /api/users/demo-login': { by: nobody, send: sending({ account: 'administrator' }) },
	'POST /api/users/register': {
		by: everyone(201),
		// A token that is worth nothing would be refused here, as that of an administrator whose session is over.
		send: (_, reader) => ({
			json: {
				name: 'New',
				email: newMail(),
				password: newPassword,
				...(!['ended', 'unclaimed'].includes(reader) && { isAdmin: true }),
			},
		}),
		startsSession: true,
		body: (_, reader) => ({ user: { isAdmin: reader === 'administrator' } }),
	},
	'POST /api/users/forgot-password': { by: everyone(), send: sending(({ email }) => ({ email })) },
	'POST /api/users/forgot-password, of no account': {
		by: everyone(),
		send: () => ({ json: { email: newMail() } }),
	},
	'POST /api/users/verify-otp': {
		by: everyone(400),
		send: sending(({ email }) => ({ email, otp: '000000' })),
		body: () => ({ code: 'reset.wrongOtp' }),
	},
	'POST /api/users/verify-otp, with the code': {
		by: everyone(),
		own: 'each',
		send: sending(({ email, code }) => ({ email, otp: code })),
	},
	'POST /api/users/reset-password': {
		by: everyone(400),
		send: sending(({ email }) => ({ email, otp: '000000', newPassword })),
		body: () => ({ code: 'reset.wrongOtp' }),
	},
	'POST /api/users/reset-password, with the code': {
		by: everyone(),
		own: 'each',
		send: sending(({ email, code }) => ({ email, otp: code, newPassword })),
	},
	'GET /api/users/known-device/[token]': {
		by: everyone('/forgot-password'),
		send: at({ token: 'a'.repeat(64) }),
	},
	'GET /api/users/known-device/[token], that is no token': { by: nobody },
	'GET /api/users/profile': { by: members() },
	'PUT /api/users/profile, of what is not theirs': {
		by: members(),
		send: (_, reader) => ({
			json: { email: 'taken.over@example.org', isAdmin: reader !== 'administrator', isDeceased: true },
		}),
		body: ({ accounts: result, self }, reader) => {
			if (reader === 'visitor' || reader === 'ended' || reader === 'unclaimed')
				return { code: 'auth.required' };
			const { email } = reader === 'self' ? self : result[reader];
			return { user: { email, isAdmin: reader === 'administrator', isDeceased: false } };
		},
	},
	'GET /api/users/addressoptions': { by: everyone() },
	'GET /api/users/count': { by: everyone() },
	// Totals alone.
	'GET /api/users/clans': { by: everyone(), send: asking('limit=1000'), also: ['Member.clan'] },
	'GET /api/users/dynasties': { by: everyone(), send: asking('limit=1000'), also: ['Member.dynasty'] },
	'GET /api/users/filters': { by: administrators() },
	'GET /api/users/active-users': { by: everyone(), send: asking('limit=1000'), only: namesAlone },
	'GET /api/users/bachelors': { by: everyone(), send: asking('limit=1000'), only: namesAlone },
	...eachLooked('GET /api/users', (kind) => ({
		by: everyone(),
		send: asking(({ name }) => `search=${name}`),
		body: whatOpens(kind),
	})),
	...eachLooked('GET /api/users, with filters, which only administrators have:', (kind) => ({
		by: everyone(),
		send: ({ self }: Fixtures, reader: Reader) => ({
			query:
				reader === 'administrator'
					? `page=1&query=${self.email}&isAdmin=false`
					: `page=1&query=nobody&clan=none&dynasty=none&isAdmin=true&search=${self.name}`,
		}),
		body: whatOpens(kind),
	})),
	...eachLooked('GET /api/users/search', () => ({
		by: members(),
		send: asking(({ name }) => `query=${name}`),
		only: ['Member.name', 'Member.clan', 'Member.location'],
	})),
	...eachLooked('GET /api/users/[id]', (kind) => ({ by: profile[kind], send: onSelf })),
	'GET /api/users/[id], unclaimed': {
		by: only({}),
		send: ({ accounts: { unclaimed } }) => ({ params: { id: unclaimed.id } }),
	},
	'GET /api/users/check-email': {
		by: everyone(),
		send: ({ self: { email } }) => ({ query: `email=${email}` }),
	},
	'POST /api/users/check-password': {
		by: everyone(),
		send: sending(({ email }) => ({ email, password: newPassword })),
	},
	'PUT /api/users/[id]': { by: administrators(), send: onMember({ isManglik: true }) },
	'PUT /api/users/[id], an age': { by: administrators(), own: 'all', send: onMember({ age: 16 }) },
	'PATCH /api/users/make-admin/[id]': { by: administrators(), own: 'all', send: onMember({ isAdmin: true }) },
	'DELETE /api/users/[id]': { by: administrators(), own: 'all', send: onSelf },
	// Logging out twice is no error.
	'POST /api/users/logout': { by: everyone(), own: 'all' },
	'PUT /api/users/password': {
		by: members(),
		own: 'all',
		send: sending({ currentPassword: password, newPassword }),
		startsSession: true,
	},
	'GET /api/users/second-factor': { by: members() },
	'POST /api/users/second-factor': { by: members(400), send: sending({ password: 'not the password' }) },
	'POST /api/users/second-factor/confirm': {
		by: members(409, { self: 400 }),
		send: sending({ code: '000000' }),
	},
	'POST /api/users/second-factor/recovery-codes': {
		by: members(409),
		send: sending({ password, code: '000000' }),
	},
	'POST /api/users/second-factor/removal-code, with another password': {
		by: everyone(401),
		send: sending(({ email }) => ({ email, password: newPassword })),
	},
	'POST /api/users/second-factor/removal': {
		by: everyone(409),
		send: sending(({ email }) => ({ email, password, otp: '000000' })),
	},
	'GET /api/users/sessions': { by: members() },
	'DELETE /api/users/sessions': { by: members(), own: 'all' },
	'DELETE /api/users/sessions/[id]': { by: only({}), send: at({ id: 'a'.repeat(22) }) },
	'GET /api/users/notifications': { by: members() },
	'PUT /api/users/notifications': {
		by: members(),
		own: 'all',
		send: sending({ readUntil: '2026-11-20T08:00:00.000Z' }),
	},
	'PUT /api/users/terms': { by: members(), own: 'all', send: sending({ version: builtInTermsVersion }) },
	// Everything about oneself, what others have written among it.
	'GET /api/users/me/export': { by: members() },
	'DELETE /api/users/me': { by: members(), own: 'all', send: sending({ password }) },
	'GET /api/users/email': { by: members() },
	// The account's other sessions end with it.
	'POST /api/users/email': {
		by: members(),
		own: 'all',
		send: sending({ email: 'other@example.org', password }),
	},
	'POST /api/users/email/confirm': { by: members(400), send: sending({ code: '482915' }) },
	// The link in the mail is all that counts.
	'POST /api/users/email/return': { by: nobody, send: sending({ token: '0'.repeat(64) }) },
	'POST /api/users/confirm-email, no such link': { by: nobody, send: sending({ token: '0'.repeat(64) }) },
	'POST /api/users/confirm-email, with a code': {
		by: members(400, { self: 200 }),
		send: sending({ code: '482915' }),
	},
	'POST /api/users/confirmation': { by: members() },
	'POST /api/users/claim-code': {
		by: nobody,
		send: sending(({ id }) => ({ token: `${id.replaceAll('-', '')}${'0'.repeat(64)}` })),
	},
	'POST /api/users/claim-code, with the link of the mail': {
		by: everyone(),
		own: 'each',
		send: ({ claimToken }) => ({ json: { token: claimToken } }),
		also: ['Member.email'],
	},
	// The link in the mail says by its signature which account it is about: no reader has a right of their own.
	'POST /api/users/not-me': {
		by: nobody,
		send: sending(({ id }) => ({ token: `${id.replaceAll('-', '')}${'0'.repeat(64)}` })),
	},
	'POST /api/users/not-me, with the link of the mail': {
		by: everyone(),
		own: 'each',
		send: ({ notMeToken }) => ({ json: { token: notMeToken } }),
	},
};

const authentication: Calls = {
	'GET /api/auth/[...nextauth], providers': { by: everyone(), send: at({ nextauth: 'providers' }) },
	'GET /api/auth/[...nextauth], session': { by: everyone(), send: at({ nextauth: 'session' }) },
	'GET /api/auth/[...nextauth], csrf': { by: everyone(), send: at({ nextauth: 'csrf' }) },
	'GET /api/auth/[...nextauth], signin': { by: everyone('/login'), send: at({ nextauth: 'signin' }) },
	'GET /api/auth/[...nextauth], signout': { by: everyone('/login'), send: at({ nextauth: 'signout' }) },
	'GET /api/auth/[...nextauth], error': { by: everyone('/login'), send: at({ nextauth: 'error' }) },
	// What next-auth has and the portal has not.
	'GET /api/auth/[...nextauth], _log': { by: nobody, send: at({ nextauth: '_log' }) },
	'POST /api/auth/[...nextauth], _log': { by: nobody, send: at({ nextauth: '_log' }, {}) },
	'POST /api/auth/[...nextauth], callback': {
		by: everyone('/'),
		send: at({ nextauth: 'callback/credentials' }, {}),
	},
	'POST /api/auth/[...nextauth], signout': { by: everyone('/'), send: at({ nextauth: 'signout' }, {}) },
	'POST /api/auth/[...nextauth], signin': { by: nobody, send: at({ nextauth: 'signin/credentials' }, {}) },
	'POST /api/auth/[...nextauth], session': { by: nobody, send: at({ nextauth: 'session' }, {}) },
	'GET /api/[[...rest]]': { by: nobody },
	'POST /api/[[...rest]]': { by: nobody },
	'PUT /api/[[...rest]]': { by: nobody },
	'PATCH /api/[[...rest]]': { by: nobody },
	'DELETE /api/[[...rest]]': { by: nobody },
	'OPTIONS /api/[[...rest]]': { by: nobody },
};

/** A file names linked members in both scripts. */
const bothSpellings = ['Member.nameInOtherScript'];

const families: Calls = {
	'GET /api/family/tree': { by: members() },
	'GET /api/family/address-words': { by: members() },
	'PUT /api/family/address-words': { by: members(), own: 'all', send: sending({ isShown: true, words: {} }) },
	'GET /api/family/days': { by: members() },
	'GET /api/family/days, soon': { by: members(), send: asking('soon=true') },
	'PUT /api/family/days': {
		by: members(),
		own: 'all',
		send: sending({ reckoning: 'amanta', isMailed: false }),
	},
	// lib/features/family/days writes the day of one's own couple, with the readers who are refused.
	'PUT /api/family/days/weddings/[id]': { by: only({}), send: nothing({ marriedOn: '1985-02-11' }) },
	'POST /api/family/days/feed': { by: members(201), own: 'all' },
	'DELETE /api/family/days/feed': { by: members(), own: 'all' },
	'GET /api/family/days/feed/[key], no such feed': { by: nobody, send: at({ key: `${'0'.repeat(43)}.ics` }) },
	'GET /api/family/book': { by: members(), send: asking('language=hi') },
	'GET /api/family/near': { by: members() },
	'GET /api/family/find, in one’s own tree': { by: members(), send: asking(({ name }) => `name=${name}`) },
	'GET /api/family/find, everyone in one’s own tree': {
		by: members(),
		send: asking(({ name }) => `name=${name}&everyone=true`),
	},
	'GET /api/family/export, as 7.0': {
		by: members(),
		send: asking('format=gedcom-7.0'),
		also: bothSpellings,
	},
	'GET /api/family/export, as 5.5.1': {
		by: members(),
		send: asking('format=gedcom-5.5.1'),
		also: bothSpellings,
	},
	'GET /api/family/import': { by: members() },
	'POST /api/family/import, only looked at': { by: members(), send: sendingFile(gedcom, { dryRun: 'true' }) },
	'POST /api/family/import, for good': { by: members(201), send: sendingFile(gedcom, { dryRun: 'false' }) },
	'POST /api/family/add, a person': { by: members(201), send: sending({ name: 'New', relation: 'Brother' }) },
	'POST /api/family/add, a member': {
		by: members(201),
		own: 'all',
		send: ({ accounts: { stranger }, self }, reader) => ({
			json: { relation: 'Brother', familyMemberId: reader === 'stranger' ? self.id : stranger.id },
		}),
		only: namesAlone,
	},
	'POST /api/family/add, a relative with an account': {
		by: members(201),
		send: () => ({
			json: { name: 'New', relation: 'Brother', createAccount: true, email: newMail(), password: 'secret' },
		}),
	},
	'GET /api/family/update/[id]': {
		by: only({ adder: 200, self: 200, administrator: 200 }),
		send: ({ self: { cards } }) => ({ params: { id: cards.added }, query: 'relation=Other' }),
	},
	'POST /api/family/add, the owner of an address who is asked': {
		by: members(201),
		send: ({ self }) => ({
			json: { name: 'New', relation: 'Brother', asksOwner: true, createAccount: true, email: self.email },
		}),
	},
	'PUT /api/family/update/[id], the owner’s card': {
		by: ownerAndOffice,
		send: onCard('mother', { sakh: 'New' }),
	},
	'PUT /api/family/update/[id], the adder’s card': {
		by: only({ adder: 200, self: 200, administrator: 200 }),
		send: onCard('added', { isDeceased: true }),
	},
	// A claimed person's own profile is changed by that person alone.
	'PUT /api/family/update/[id], the adder’s card of a member': {
		by: only({ adder: 403, administrator: 403 }),
		send: on(({ cardOfAdder }) => cardOfAdder, { sakh: 'New' }),
	},
	'DELETE /api/family/delete/[id], the owner’s card': {
		by: ownerAndOffice,
		own: 'each',
		send: onCard('kin'),
	},
	'DELETE /api/family/delete/[id], the adder’s card': {
		by: only({ adder: 200, self: 200, administrator: 200 }),
		own: 'each',
		send: onCard('added'),
	},
	'DELETE /api/family/delete/[id], Me': { by: only({ self: 403, administrator: 403 }), send: onCard('me') },
	'POST /api/family/restore/[id]': {
		by: ownerAndOffice,
		own: 'each',
		before: ({ self }) => ({ method: 'DELETE', path: `/api/family/delete/${self.cards.kin}` }),
		send: onCard('kin'),
	},
	'POST /api/family/invite/[id]': {
		by: owner,
		own: 'each',
		send: ({ self }) => ({ params: { id: self.cards.added }, json: { email: newMail() } }),
	},
	'POST /api/family/connect/[id]': { by: owner, own: 'each', send: onCard('added', { relation: 'Brother' }) },
	'GET /api/family/merge/[id]': {
		by: owner,
		send: ({ self: { cards } }) => ({ params: { id: cards.minor }, query: `otherId=${cards.unseen}` }),
	},
	// Nothing is said about what the two cards tell differently, or the tree has been changed since.
	'POST /api/family/merge/[id]': {
		by: only({ self: 409 }),
		send: ({ self: { cards } }) => ({
			params: { id: cards.minor },
			json: { otherId: cards.unseen, version: 0 },
		}),
	},
	'GET /api/family/pending-requests': { by: members() },
	'POST /api/family/respond-request': {
		by: owner,
		own: 'each',
		send: sending(({ requests }) => ({ requestId: requests.fromAdder, response: 'accept' })),
	},
	'POST /api/family/withdraw-request, that waits': {
		by: only({ adder: 200, self: 403 }),
		own: 'each',
		send: sending(({ requests }) => ({ requestId: requests.fromAdder })),
	},
	'POST /api/family/resend-request, that waits': {
		by: only({ adder: 200, self: 403 }),
		own: 'each',
		send: sending(({ requests }) => ({ requestId: requests.fromAdder })),
	},
	'POST /api/family/withdraw-request, that was accepted': {
		by: only({ family: 200, self: 200 }),
		own: 'each',
		send: sending(({ requests }) => ({ requestId: requests.withFamily })),
	},
	'GET /api/family/named-in': { by: members(), only: namesAlone },
	'POST /api/family/not-me': {
		by: owner,
		own: 'each',
		send: ({ accounts: { family } }) => ({ json: { ownerId: family.id } }),
	},
	'GET /api/family/relation, in one’s own tree': {
		by: owner,
		send: asking(({ cards }) => `to=${cards.departed}`),
	},
	'GET /api/family/marriage, in one’s own tree': {
		by: owner,
		send: asking(({ cards }) => `one=${cards.me}&other=${cards.mother}`),
	},
	// A member who learns that they are of one sex knows each other's already.
	...eachLooked('GET /api/family/marriage', (kind) => ({
		by: only({ ...matchesOf(kind), family: 400, self: 400 }),
		send: asking(({ id }) => `other=${id}`),
		only: namesAlone,
	})),
	// app/api/family/held-links keeps and ends links that are held.
	'GET /api/family/held-links': { by: members() },
	'POST /api/family/held-links/[id]': { by: only({}), send: nothing({ answer: 'keep' }) },
	// The trees of these people share nobody: app/api/family/same-people looks at trees that do, with every kind of reader.
	'GET /api/family/same-people': { by: members() },
	'PUT /api/family/same-people': { by: members(), own: 'all', send: sending({ isComparable: true }) },
	'POST /api/family/same-people/[id]': { by: only({}), send: nothing({ answer: 'yes' }) },
	// app/api/family/questions sends, answers and accepts questions, with the readers who are refused.
	'GET /api/family/questions': { by: members() },
	'GET /api/family/questions, of a card': { by: owner, send: asking(({ cards }) => `of=${cards.departed}`) },
	'POST /api/family/questions': {
		by: only({ self: 201 }),
		own: 'each',
		send: sending(({ cards }) => ({
			personId: cards.departed,
			asks: 'father',
			elderId: cards.kin,
			language: 'en',
		})),
	},
	'POST /api/family/questions/[id]': { by: only({}), send: nothing({ isDeceased: false }) },
	'DELETE /api/family/questions/[id]': { by: only({}), send: nothing() },
	'POST /api/family/answer, no such link': {
		by: nobody,
		send: sending({ token: 'x'.repeat(43), as: 'uncle', name: 'Umaid Singh' }),
	},
	'POST /api/family/answer, with the link of a question': {
		by: everyone(),
		own: 'each',
		send: sending((self) => ({ token: self.askToken, as: self.askCaption, name: 'Umaid Singh' })),
	},
	'POST /api/family/answer, by a stranger with the link': {
		by: nobody,
		own: 'each',
		send: sending(({ askToken }) => ({ token: askToken, as: 'uncle', name: 'Umaid Singh' })),
	},
	'GET /api/family/trees': { by: everyone(), send: asking('limit=100') },
	'GET /api/family/trees, by name': { by: everyone(), send: searching('tree', 'search') },
	'GET /api/family/trees/[id]': { by: administrators(), send: on(({ tree }) => tree) },
	'PUT /api/family/trees/[id]': { by: administrators(), send: on(({ tree }) => tree, { name: 'New' }) },
	'DELETE /api/family/trees/[id]': { by: administrators(), own: 'all', send: on(({ tree }) => tree) },
	'GET /api/family/count': { by: everyone() },
};

const biodatas: Calls = {
	'GET /api/family/former-marriage': { by: members() },
	'GET /api/family/details': { by: members() },
	'PUT /api/family/details': { by: members(), own: 'all', send: sending(noDetails) },
	'GET /api/family/biodatas': { by: members() },
	'POST /api/family/biodatas': { by: members(201), own: 'all', send: sending(newBiodata) },
	'GET /api/family/biodatas/known': { by: members() },
	'GET /api/family/biodatas/[id]': { by: owner, send: onBiodata() },
	'PUT /api/family/biodatas/[id]': { by: owner, own: 'all', send: onBiodata({ ...newBiodata, version: 0 }) },
	'DELETE /api/family/biodatas/[id]': { by: owner, own: 'each', send: onBiodata() },
	'GET /api/family/biodatas/[id]/pdf': { by: owner, send: onBiodata() },
	'GET /api/family/biodatas/[id]/picture': { by: owner, send: onBiodata() },
	'POST /api/family/biodatas/[id]/links': {
		by: only({ self: 201 }),
		own: 'all',
		send: onBiodata({ sentTo: 'Mehta family' }),
	},
	'DELETE /api/family/biodatas/[id]/links/[linkId]': { by: owner, own: 'each', send: onBiodata() },
	'GET /api/biodata/[token]/pdf': { by: everyone(), send: onBiodataLink },
	'GET /api/biodata/[token]/pdf, no such link': { by: nobody, send: noLink },
	'GET /api/biodata/[token]/picture': { by: everyone(), send: onBiodataLink },
	'GET /api/biodata/[token]/picture, no such link': { by: nobody, send: noLink },
	'GET /api/biodata/[token]/photo': { by: everyone(), send: onBiodataLink },
	'GET /api/biodata/[token]/photo, no such link': { by: nobody, send: noLink },
	'POST /api/biodata/[token]/opened': { by: everyone(), send: onBiodataLink },
	'POST /api/biodata/[token]/opened, no such link': { by: nobody, send: noLink },
};

/** What members tell of their mother's family, where they show that to matches. */
const told = ['Member.motherClan'];

const matching: Calls = {
	'GET /api/family/matches': { by: members() },
	'GET /api/family/matches/stopped': { by: members() },
	// tests/attack/guardians.test.ts makes each of these calls for a candidate.
	'GET /api/family/guardians': { by: members() },
	'POST /api/family/guardians, of no child or sibling': {
		by: only({}),
		send: sending(({ cards }) => ({ personId: cards.kin })),
	},
	'POST /api/family/guardians/[id]': {
		by: only({}),
		send: nothing({ hasLastWord: false, contactOf: 'candidate', months: 6 }),
	},
	'DELETE /api/family/guardians/[id]': { by: only({}), send: nothing() },
	'GET /api/family/guardians/notes': { by: members() },
	'PUT /api/family/matches/[id]/note': {
		by: matches,
		own: 'all',
		send: onMember({ word: 'ask', text: 'Which village?' }),
	},
	...eachLooked('GET /api/family/matches/[id]', (kind) => ({
		by: matchesOf(kind),
		send: onSelf,
		also: told,
	})),
	...eachLooked('GET /api/family/matches/[id]/meeting', (kind) => ({
		by: only(kind === 'young' ? {} : { agreed: 200 }),
		send: onSelf,
		also: told,
	})),
	'GET /api/family/matches/[id], of a match': {
		by: owner,
		send: ({ accounts: { match } }) => ({ params: { id: match.id } }),
		also: told,
	},
	'GET /api/family/matches/[id]/meeting, with a member who has agreed': {
		by: owner,
		send: ({ accounts: { agreed } }) => ({ params: { id: agreed.id } }),
		also: told,
	},
	'POST /api/family/matches/[id]/meeting': {
		by: only({ agreed: 200 }),
		send: onMember({ topic: 'home', isTicked: true }),
	},
	'PUT /api/family/matches/[id]/mark': { by: matches, send: onMember({ mark: 'shortlisted' }) },
	'POST /api/family/matches/[id]/report, once': {
		by: only({ match: 409, agreed: 201 }),
		own: 'all',
		send: onMember({ reason: 'other', text: 'Something' }),
	},
	'GET /api/family/kundli': { by: members() },
	'GET /api/family/kundli/places': { by: members() },
	'GET /api/family/kundli/[id]': { by: members(200, { self: 404 }), send: onSelf },
	'PUT /api/family/kundli': {
		by: members(),
		own: 'all',
		send: sending({ time: '06:35', precision: 'minute', place: 'Jodhpur, Rajasthan' }),
	},
	'POST /api/family/kundli/consent': { by: members(), own: 'all' },
	'DELETE /api/family/kundli': { by: members(), own: 'all' },
	'GET /api/family/matches/wishes': { by: members() },
	'PUT /api/family/matches/wishes': { by: members(), own: 'all', send: sending({ ageFrom: null }) },
	'GET /api/family/interests': { by: members() },
	'POST /api/family/interests, a second time': {
		by: only({ match: 409, agreed: 409 }),
		send: sending(({ id }) => ({ memberId: id })),
	},
	'POST /api/family/interests, which agrees': {
		by: owner,
		own: 'each',
		send: ({ accounts: { match } }) => ({ json: { memberId: match.id } }),
	},
	'POST /api/family/interests/[id], to accept one': {
		by: only({ match: 403, self: 200 }),
		own: 'each',
		send: on(({ interests }) => interests.fromMatch, { answer: 'accept' }),
	},
	'POST /api/family/interests/[id], to withdraw one': {
		by: only({ match: 200, self: 403 }),
		own: 'each',
		send: on(({ interests }) => interests.fromMatch, { answer: 'withdraw' }),
	},
	'POST /api/family/interests/[id], to end one': {
		by: only({ agreed: 200, self: 200 }),
		own: 'each',
		send: on(({ interests }) => interests.withAgreed, { answer: 'end' }),
	},
};

const blogs: Calls = {
	'GET /api/blogs': { by: everyone(), send: asking('limit=100') },
	'GET /api/blogs/count': { by: everyone() },
	'GET /api/blogs/mine': { by: members() },
	'GET /api/blogs/admin': { by: administrators(), send: asking('limit=100') },
	'GET /api/blogs/search, approved': { by: everyone(), send: searching('approvedBlog') },
	'GET /api/blogs/search, pending': { by: everyone(), send: searching('pendingBlog') },
	'GET /api/blogs/[id], approved': { by: everyone(), send: onBlog('approved') },
	'GET /api/blogs/[id], pending': { by: senderAndOffice, send: onBlog('pending') },
	'GET /api/blogs/[id], rejected': { by: senderAndOffice, send: onBlog('rejected') },
	'POST /api/blogs': {
		by: members(201),
		send: sending({ title: 'New', author: 'New', content: 'New' }),
		body: (_, reader) => statusOfNew('blog', reader),
	},
	'PUT /api/blogs/[id], approved': {
		by: members(403, { self: 200, administrator: 200 }),
		own: 'each',
		send: onBlog('approved', { title: 'New' }),
	},
	'PUT /api/blogs/[id], pending': {
		by: ownerAndOffice,
		own: 'each',
		send: onBlog('pending', { title: 'New' }),
	},
	'DELETE /api/blogs/[id], approved': {
		by: members(403, { self: 200, administrator: 200 }),
		own: 'each',
		send: onBlog('approved'),
	},
	'DELETE /api/blogs/[id], pending': { by: ownerAndOffice, own: 'each', send: onBlog('pending') },
	'PATCH /api/blogs/[id]/approve': { by: administrators(), own: 'all', send: onBlog('pending') },
	'PATCH /api/blogs/[id]/approve, decided already': { by: administrators(409), send: onBlog('approved') },
	'PATCH /api/blogs/[id]/reject': {
		by: administrators(),
		own: 'all',
		send: onBlog('pending', { reason: 'No' }),
	},
	'PATCH /api/blogs/[id]/reject, decided already': {
		by: administrators(409),
		send: onBlog('approved', { reason: 'No' }),
	},
};

const seenPhoto = { match: 200, agreed: 200, self: 200, administrator: 200 };
const photo: Readonly<Record<Looked, Outcomes>> = {
	private: only(seenPhoto),
	restricted: only({ ...seenPhoto, family: 200 }),
	public: members(),
	young: only({ family: 200, self: 200, administrator: 200 }),
};

const pictures: Calls = {
	'GET /api/gallery': { by: everyone(), send: asking('limit=100') },
	'GET /api/gallery/mine': { by: members() },
	'GET /api/gallery/admin': { by: administrators(), send: asking('limit=100') },
	'GET /api/gallery/search, approved': { by: everyone(), send: searching('approvedPicture') },
	'GET /api/gallery/search, pending': { by: everyone(), send: searching('pendingPicture') },
	'GET /api/gallery/[id], approved': { by: administrators(), send: onPicture('approved') },
	'GET /api/gallery/[id], pending': { by: administrators(), send: onPicture('pending') },
	'POST /api/gallery': {
		by: members(201),
		send: () => ({
			form: { title: 'New', description: 'New', category: 'General' },
			files: { image: { name: 'new.png', bytes: pixel } },
		}),
		body: (_, reader) => statusOfNew('image', reader),
	},
	'PUT /api/gallery/[id]': { by: administrators(), send: onPicture('approved', { title: 'New' }) },
	// A sender withdraws only what waits.
	'DELETE /api/gallery/[id], approved': {
		by: only({ self: 409, administrator: 200 }),
		own: 'each',
		send: onPicture('approved'),
	},
	'DELETE /api/gallery/[id], pending': { by: ownerAndOffice, own: 'each', send: onPicture('pending') },
	'PATCH /api/gallery/[id]/approve': { by: administrators(), own: 'all', send: onPicture('pending') },
	'PATCH /api/gallery/[id]/approve, decided already': {
		by: administrators(409),
		send: onPicture('approved'),
	},
	...eachLooked('GET /api/media/[mediaId]/[width], the stored photo of a member:', () => ({
		by: senderAndOffice,
		send: onMedia('photo'),
	})),
	...eachLooked('GET /api/media/members/[id]', (kind) => ({ by: photo[kind], send: onSelf })),
	'GET /api/media/[mediaId]/[width], on a card': { by: senderAndOffice, send: onMedia('kin') },
	'GET /api/media/[mediaId]/[width], of a pending story': {
		by: senderAndOffice,
		send: onMedia('pendingBlog'),
	},
	'GET /api/media/[mediaId]/[width], a pending picture': {
		by: senderAndOffice,
		send: onMedia('pendingPicture'),
	},
	'GET /api/media/[mediaId]/[width], shown nowhere': { by: senderAndOffice, send: onMedia('loose') },
	'GET /api/media/[mediaId]/[width], an approved picture': {
		by: everyone(),
		send: onMedia('approvedPicture'),
	},
};

const onDeity = ({ deity }: Fixtures) => ({ params: { id: deity } });
const onMessage = ({ message }: Fixtures) => ({ params: { id: message } });
const onReport = on(({ report }) => report);
const onAlias = ({ clanAlias }: Fixtures) => ({ params: { id: clanAlias } });
const onKhaanp = ({ khaanp }: Fixtures) => ({ params: { id: khaanp } });
const onTrash = on(({ trash }) => trash);
const onClan = () => ({ params: { slug: 'rathore' } });

const site: Calls = {
	'GET /api/deities': { by: everyone() },
	'GET /api/deities/[id]': { by: everyone(), send: onDeity },
	'POST /api/deities': { by: administrators(201), send: sending(newDeity) },
	'PUT /api/deities/[id]': {
		by: administrators(),
		send: (fixtures) => ({ ...onDeity(fixtures), json: newDeity }),
	},
	'DELETE /api/deities/[id]': { by: administrators(), own: 'all', send: onDeity },
	'GET /api/clans': { by: everyone() },
	'GET /api/clans/[slug]': { by: everyone(), send: onClan },
	'GET /api/khaanps': { by: everyone(), send: asking('search=Jodha') },
	'PUT /api/clans/[slug]': { by: administrators(), send: at({ slug: 'rathore' }, { about: 'New' }) },
	'POST /api/contact': { by: everyone(201), send: sending({ ...newMessage, subject: 'New' }) },
	'POST /api/feedback': { by: everyone(201), send: sending({ ...newMessage, type: 'Feedback' }) },
	'GET /api/health': { by: everyone() },
	// For programs that bring a secret of the operator's.
	'GET /api/metrics': { by: everyone(401) },
	'GET /api/cron/tidy': { by: everyone(401) },
	'GET /robots.txt': { by: everyone() },
	'GET /feed.xml': { by: everyone() },
	'GET /en/feed.xml': { by: everyone() },
	'GET /sitemap.xml': { by: everyone() },
	'GET /sitemap/[part]': { by: everyone(), send: at({ part: '1.xml' }) },
	'GET /share/[language]/[kind]/[picture]': { by: everyone(), send: () => shared('page', 'home') },
	'GET /share/[language]/[kind]/[picture], an approved story': {
		by: everyone(),
		send: ({ self }) => shared('story', self.blogs.approved),
	},
	'GET /share/[language]/[kind]/[picture], a pending story': {
		by: nobody,
		send: ({ self }) => shared('story', self.blogs.pending),
	},
};

const backOffice: Calls = {
	'GET /api/admin/accounts': { by: administrators() },
	'GET /api/admin/overview': { by: administrators() },
	'GET /api/admin/waiting': { by: administrators() },
	// Mails are written to the database on previews alone.
	'GET /api/admin/outbox': { by: administrators(404) },
	'GET /api/admin/outbox/[id]': { by: administrators(404), send: ({ mail }) => ({ params: { id: mail } }) },
	'GET /api/admin/history': { by: administrators(), send: asking('limit=100') },
	'GET /api/admin/messages': { by: administrators(), send: asking('limit=100') },
	'GET /api/admin/messages/[id]': { by: administrators(), send: onMessage },
	'PATCH /api/admin/messages/[id]': {
		by: administrators(),
		send: (fixtures) => ({ ...onMessage(fixtures), json: { isRead: true } }),
	},
	'DELETE /api/admin/messages/[id]': { by: administrators(), own: 'all', send: onMessage },
	'GET /api/admin/reports': { by: administrators(), send: asking('limit=100') },
	'GET /api/admin/reports/[id]': { by: administrators(), send: onReport },
	'PATCH /api/admin/reports/[id]': {
		by: administrators(),
		send: on(({ report }) => report, { isRead: true }),
	},
	'GET /api/admin/trash': { by: administrators(), send: asking('limit=100') },
	'GET /api/admin/clans': { by: administrators() },
	'POST /api/admin/clans/aliases': {
		by: administrators(201),
		send: () => ({ json: { name: `New ${randomUUID().replaceAll(/[^a-f]/g, '')}`, clan: 'Rathore' } }),
	},
	'DELETE /api/admin/clans/aliases/[id]': { by: administrators(), own: 'all', send: onAlias },
	'GET /api/admin/khaanps': { by: administrators() },
	'GET /api/admin/khaanps/[id]': { by: administrators(), send: onKhaanp },
	'POST /api/admin/khaanps': {
		by: administrators(201),
		send: () => {
			const [spellingsEn, spellingsHi] = newKhaanpNames();
			return { json: { spellingsEn, spellingsHi } };
		},
	},
	'PUT /api/admin/khaanps/[id]': {
		by: administrators(),
		send: (fixtures) => ({ ...onKhaanp(fixtures), json: { gotraEn: '', gotraHi: '' } }),
	},
	'DELETE /api/admin/khaanps/[id]': { by: administrators(), own: 'all', send: onKhaanp },
	'GET /api/admin/exports/khaanps': { by: administrators() },
	'POST /api/admin/imports/khaanps': {
		by: administrators(),
		send: sendingFile('spellingsEn,spellingsHi\nNewkhaanp,नईखाँप\n', { dryRun: 'true' }),
	},
	'POST /api/admin/trash/[id]': { by: administrators(), own: 'all', send: onTrash },
	'DELETE /api/admin/trash/[id]': { by: administrators(), own: 'all', send: onTrash },
	'POST /api/admin/undo': {
		by: administrators(),
		own: 'all',
		send: sending(({ decision }) => ({ decisions: [decision] })),
	},
	'GET /api/admin/exports/users': { by: administrators() },
	'POST /api/admin/exports/users': {
		by: administrators(),
		send: ({ self, accounts: { unclaimed } }) => ({ json: { ids: [self.id, unclaimed.id] } }),
	},
	'GET /api/admin/exports/blogs': { by: administrators() },
	'GET /api/admin/exports/history': { by: administrators() },
	'POST /api/admin/imports/members': {
		by: administrators(),
		send: sendingFile(`name,email\nNew,new@example.org\n`, { dryRun: 'true' }),
	},
	'POST /api/admin/imports/deities': {
		by: administrators(),
		send: sendingFile('en.name,en.description,deityType,clans\nNew,New,devi,New\n', { dryRun: 'true' }),
	},
	'GET /api/admin/mails': { by: administrators() },
	'PUT /api/admin/mails': { by: administrators(), own: 'all', send: sending({ frequency: 'none' }) },
	'GET /api/admin/settings': { by: administrators() },
	'PUT /api/admin/settings': { by: administrators(), send: sending({ xUrl: '' }) },
	'GET /api/admin/texts': { by: administrators() },
	'GET /api/admin/texts/[kind]/[number]': { by: administrators(), send: at({ kind: 'terms', number: '0' }) },
	// Written from a version that is not there, so that the text stays as it is.
	'POST /api/admin/texts/[kind]': {
		by: administrators(409),
		send: at({ kind: 'terms' }, { hi: 'New', en: 'New', basedOn: 999 }),
	},
	'GET /api/maintenance': { by: administrators() },
	'PUT /api/maintenance': { by: administrators(), send: sending({ isOn: false }) },
};

function parseName(name: string): [address: string, about: string | undefined] {
	const at = name.indexOf(', ');
	return at === -1 ? [name, undefined] : [name.slice(0, at), name.slice(at + 2)];
}

export const calls: readonly Row[] = [
	...[accounts, authentication, families, biodatas, matching, blogs, pictures, site, backOffice],
].flatMap((table) =>
	Object.entries(table).map(([name, row]) => {
		const [call, about] = parseName(name);
		return { ...row, name, call, about };
	}),
);

// ── Pages ──────────────────────────────────────────────────────────────────────────────────────────

/** Visitors are led to the login, members who may not to the home page. */
function asPage(by: Outcomes): Outcomes {
	const leads: Readonly<Record<string, Outcome>> = { 401: '/login?next=', 403: '/' };
	return everyone(
		404,
		Object.fromEntries(readers.map((reader) => [reader, leads[by[reader]] ?? by[reader]])),
	);
}

const guarded = asPage(members());
const office = asPage(administrators());
/** The first address leads to a second one with a cookie of a session. */
const shownToAll = everyone();
const onAskLink =
	(getQuery?: (self: Fixtures['self']) => Record<string, string>) =>
	({ self }: Fixtures) => ({
		params: { token: self.askToken },
		...(getQuery && { query: new URLSearchParams(getQuery(self)).toString() }),
	});
const firstPage = at({ language: 'en', category: 'General', number: '1' });

const sitePages: Pages = {
	'/': { by: everyone() },
	'/about': { by: everyone() },
	'/api-reference': { by: everyone() },
	'/clan': { by: everyone() },
	'/contact': { by: everyone() },
	'/deity': { by: everyone() },
	'/devi': { by: everyone() },
	'/devta': { by: everyone() },
	'/feedback': { by: everyone() },
	'/forgot-password': { by: everyone() },
	'/help': { by: everyone() },
	'/kul-devi-devta': { by: everyone() },
	'/maintenance': { by: everyone() },
	'/register': { by: everyone() },
	'/terms-privacy': { by: everyone() },
	'/blogs': { by: everyone() },
	'/blogs/language/[language]': { by: everyone(), send: at({ language: 'en' }) },
	// The first has an address without a number.
	'/blogs/page/[number]': { by: nobody, send: firstPage },
	'/blogs/language/[language]/page/[number]': { by: nobody, send: firstPage },
	'/blog/[id], approved': { by: everyone(), send: onBlog('approved') },
	'/blog/[id], pending': { by: senderAndOffice, send: onBlog('pending') },
	'/blog/[id], rejected': { by: senderAndOffice, send: onBlog('rejected') },
	// The address of a blog leads there with a session.
	'/blog/[id]/own, pending': { by: senderAndOffice, send: onBlog('pending') },
	'/blog/[id]/own, rejected': { by: senderAndOffice, send: onBlog('rejected') },
	'/gallery': { by: everyone() },
	'/gallery/category/[category]': { by: everyone(), send: at({ category: 'General' }) },
	'/gallery/page/[number]': { by: nobody, send: firstPage },
	'/gallery/category/[category]/page/[number]': { by: nobody, send: firstPage },
	'/deity/[id]': { by: everyone(), send: onDeity },
	'/clan/[slug]': { by: everyone(), send: onClan },
	'/login': { by: members('/profile', {}, 200) },
	'/_not-found': { by: nobody },
	'/claim/[token], with the link of the mail': {
		by: everyone(),
		send: ({ claimToken }) => ({ params: { token: claimToken } }),
		also: namesAlone,
	},
	'/claim/[token], no such link': { by: nobody },
	'/not-me/[token], with the link of the mail': {
		by: everyone(),
		send: ({ notMeToken }) => ({ params: { token: notMeToken } }),
		also: namesAlone,
	},
	'/not-me/[token], no such link': { by: nobody },
	'/email-return/[token], no such link': { by: everyone(), send: at({ token: '0'.repeat(64) }) },
	'/confirm-email/[token], no such link': { by: everyone(), send: at({ token: '0'.repeat(64) }) },
	'/ask/[token], before the reader says who they are': {
		by: everyone(),
		send: onAskLink(),
	},
	'/ask/[token], by the relative who is asked': {
		by: everyone(),
		send: onAskLink(({ askCaption }) => ({ as: askCaption })),
		also: ['ElderQuestion.addressEn', 'ElderQuestion.whoseEn'],
	},
	'/ask/[token], with a relation that is no choice': {
		by: everyone(),
		send: onAskLink(() => ({ as: 'somebody else' })),
	},
	'/ask/[token], no such link': { by: nobody },
	'/biodata/[token], with a link': {
		by: everyone(),
		send: onBiodataLink,
		also: ['Member.clan', 'MatrimonialDetails.motherTongue', 'BiodataLink.sentTo'],
	},
	'/biodata/[token], no such link': { by: nobody, send: noLink },
};

/** A member's own page as another reader would see it; it names the member in any case. */
const previewAs = (audience: string, reader: Reader, kind: Looked) => ({
	by: asPage(profile[kind]),
	send: (fixtures: Fixtures) => ({ ...onSelf(fixtures), query: `as=${audience}` }),
	as: (asker: Reader) => (asker === 'self' ? reader : asker),
	also: namesAlone,
});

const memberPages: Pages = {
	'/add-family': { by: guarded },
	'/biodata': { by: guarded },
	'/biodata/new': { by: guarded },
	'/biodata/own/[id]': { by: guarded, send: onBiodata() },
	'/dashboard': { by: guarded },
	'/family-tree': { by: guarded },
	'/family-tree/ancestors': { by: guarded },
	'/family-tree/book': { by: guarded },
	'/family-tree/days': { by: guarded },
	'/family-tree/held-links': { by: guarded },
	'/family-tree/outline': { by: guarded },
	'/family-tree/outline, from one of the tree': {
		by: guarded,
		send: asking(({ cards }) => `from=${cards.kin}`),
	},
	'/family-tree/questions': { by: guarded },
	'/family-tree/relation': { by: guarded },
	'/family-tree/relation, to one of the tree': {
		by: guarded,
		send: asking(({ cards }) => `to=${cards.departed}`),
	},
	'/family-tree/same': { by: guarded },
	'/family-tree/words': { by: guarded },
	'/matrimonial': { by: shownToAll },
	// Any cookie of a session leads here from `/matrimonial`; one that has ended shows the introduction for visitors.
	'/matrimonial/own': { by: asPage(everyone(200, { visitor: 401 })) },
	'/matrimonial/check': { by: guarded },
	'/matrimonial/details': { by: guarded },
	'/matrimonial/guardians': { by: guarded },
	'/matrimonial/interests': { by: guarded },
	'/matrimonial/kundli': { by: guarded },
	'/matrimonial/wishes': { by: guarded },
	...eachLooked('/matrimonial/[id]', () => ({ by: guarded, send: onSelf, also: told })),
	...eachLooked('/matrimonial/[id]/meeting', () => ({ by: guarded, send: onSelf, also: told })),
	'/profile': { by: guarded },
	...eachLooked('/profile/[id]', (kind) => ({ by: asPage(profile[kind]), send: onSelf })),
	...eachLooked('/profile/[id], as for a visitor:', (kind) => previewAs('visitor', 'visitor', kind)),
	...eachLooked('/profile/[id], as for a member:', (kind) => previewAs('member', 'stranger', kind)),
	...eachLooked('/profile/[id], as for the family:', (kind) => previewAs('family', 'family', kind)),
	'/profile/[id], of no account': { by: asPage(only({})), send: nothing() },
	'/share-story': { by: guarded },
	'/share-story, of a pending story': {
		by: guarded,
		send: asking(({ blogs }) => `id=${blogs.pending}`),
	},
	'/upload-photo': { by: guarded },
};

const officePages: Pages = {
	'/admin': { by: office },
	'/admin/blogs': { by: office, send: asking('limit=100') },
	'/admin/clans': { by: office },
	'/admin/deities': { by: office },
	'/admin/families': { by: office, send: asking('limit=100') },
	'/admin/gallery': { by: office, send: asking('limit=100') },
	'/admin/history': { by: office, send: asking('limit=100') },
	'/admin/import': { by: office },
	'/admin/khaanps': { by: office, send: asking('limit=100') },
	'/admin/messages': { by: office, send: asking('limit=100') },
	'/admin/messages, of reports': { by: office, send: asking('tab=reports&limit=100') },
	'/admin/outbox': { by: asPage(administrators(404)) },
	'/admin/settings': { by: office },
	'/admin/trash': { by: office, send: asking('limit=100') },
	'/admin/users': {
		by: office,
		// The login names the address that was asked for.
		send: ({ self }, reader) => (reader === 'administrator' ? { query: `search=${self.email}` } : {}),
	},
	'/admin/[...rest]': { by: asPage(administrators(404)) },
	'/kul-devi-devta-form': { by: office },
	'/kul-devi-devta-form, of a deity': { by: office, send: ({ deity }) => ({ query: `id=${deity}` }) },
};

export const pages: readonly PageRow[] = [sitePages, memberPages, officePages].flatMap((table) =>
	Object.entries(table).map(([name, row]) => {
		const [page, about] = parseName(name);
		return { ...row, name, page, about };
	}),
);

/** Addresses of pages that Next has of its own, which lead nowhere. */
export const ownPagesOfNext = ['/_global-error'];

/** Addresses that lead elsewhere, as Next writes them, each with one that it leads away from. */
export const redirects: Readonly<Record<string, { from: string; cookie?: string; to: string }>> = {
	'/:path+/': { from: '/about/', to: '/about' },
	'/.well-known/change-password': { from: '/.well-known/change-password', to: '/profile#account' },
	'/hi': { from: '/hi', to: '/' },
	'/hi/:path((?!api(?:/|$)|_next(?:/|$)|admin(?:/|$)|.*\\.[a-z0-9]+$).*)': {
		from: '/hi/about',
		to: '/about',
	},
	'/': { from: '/', cookie: 'preferredLanguage=en', to: '/en' },
	'/:path((?!api(?:/|$)|_next(?:/|$)|admin(?:/|$)|en(?:/|$)|hi(?:/|$)|.*\\.[a-z0-9]+$).*)': {
		from: '/about',
		cookie: 'preferredLanguage=en',
		to: '/en/about',
	},
};

/** Files that are sent to every reader as they are, by the beginnings of their addresses. */
export const files = [
	'/api/openapi.json',
	'/apple-touch-icon.png',
	'/art/',
	'/favicon.ico',
	'/fonts/',
	'/hero/',
	'/icon',
	'/manifest.webmanifest',
	'/og-default.png',
];

/** What the server answers by itself, with any build. */
export const ofTheServer = [
	{ method: 'TRACE', path: '/', status: 405 },
	{ method: 'PROPFIND', path: '/api/users/count', status: 405 },
	{ method: 'GET', path: '/_next/static/nothing.js', status: 404 },
	{ method: 'GET', path: '/_next/data/nothing/index.json', status: 404 },
	{ method: 'GET', path: '/_next/image?url=%2Ficon-192.png&w=64&q=75', status: 404 },
	{ method: 'GET', path: '/.env', status: 404 },
	{ method: 'GET', path: '/.next/BUILD_ID', status: 404 },
	{ method: 'GET', path: '/..%2f.data/secret', status: 404 },
] as const;
