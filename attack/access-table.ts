// Who gets what: every call of the portal, by every kind of reader. What a cell shows is all that it may show, and all
// of it is shown.
import { randomUUID } from 'node:crypto';
import { newKhaanpNames } from '@/lib/testing/khaanp-names';
import { type Fixtures, type Looked, loggedIn, looked, password, type Reader } from './fixtures';

/** What a reader gets. */
export interface Cell {
	status: number;
	/**
	 * The canaries in the answer, no more and no fewer: `self` is the member looked at, `me` the reader, other names are
	 * those of the fixtures.
	 */
	sees: readonly string[];
	/** Canaries of which chance decides whether they are in the answer. */
	maySee?: readonly string[];
	/** Of the record in the answer that the row is about. */
	fields?: readonly string[];
	/** Where it leads, by how that begins. */
	to?: string;
	/** The answer holds a session's token. */
	startsSession?: boolean;
}

export type Answers = Readonly<Record<Reader, Cell>>;

interface Sent {
	params?: Record<string, string>;
	query?: string;
	json?: object;
	form?: Record<string, string>;
	files?: Record<string, { name: string; bytes: Buffer }>;
}

export interface Row {
	/** The method, and the address as the folders name it. */
	call: `${string} /${string}`;
	/** Where a call has several rows: what this one is about. */
	about?: string;
	/** The member looked at; the private one where nothing is said. */
	at?: Looked;
	send?: (fixtures: Fixtures, reader: Reader) => Sent;
	/** What the member looked at calls before. */
	before?: (fixtures: Fixtures) => { method: string; path: string; json?: unknown };
	answers: Answers;
	/** The records in the answer. Of those looked at, of the reader or all, each has the fields of the cell. */
	records?: (body: Body) => readonly Body[];
	whose?: 'the reader' | 'all';
	/** People whom the row changes so much that no other row can do with them; else rows share them. */
	own?: 'people' | 'people for each reader';
	/** What else is expected of an answer's body. */
	body?: (fixtures: Fixtures, reader: Reader) => object;
}

type Body = unknown;

// ── What there is to see ───────────────────────────────────────────────────────────────────────────

const t1 = ['name', 'profession', 'location'];
const t2 = [...t1, 'clan', 'dynasty', 'sakh', 'gotra', 'tehsil', 'district', 'education'];
const familyPlaces = [
	'lordName',
	'lordPlace',
	'ancestorPlace',
	'familyGoddess',
	'familyGod',
	'marriagePlace',
];
const inLaws = [
	...['fatherInLawName', 'fatherInLawFatherName', 'inLawDynasty', 'inLawSakh', 'inLawTehsil'],
	...['inLawDistrict', 'inLawState'],
];
const t3Alone = [
	'fatherName',
	'motherClan',
	'villageAddress',
	'ancestralResidence',
	...familyPlaces,
	...inLaws,
];
const contact = ['email', 'mobileNumber'];
const t3 = [...t2, ...contact, ...t3Alone];
const t4 = [...t3, 'bornOn', 'nameInOtherScript'];
/** In the tree of who is looked at. */
const ownCards = ['self', 'self.kin', 'self.mother', 'self.departed', 'self.minor', 'self.added'];
/** In everything that is found by name. */
const inLists = ['name', 'clan', 'location'];

/** What a card tells in its adder's own words alone. */
const ownWords = [
	...['education', 'clan', 'dynasty', 'sakh', 'gotra', 'tehsil', 'district', ...t3Alone, 'facts'],
];
/** For which a card asks the account behind it first. */
const live = ['profession', 'location', 'mobileNumber'];
/** In both scripts. */
const names = ['name', 'nameInOtherScript'];
const card = [...names, ...live, 'bornOn', ...ownWords];
/** What two cards can tell differently. */
const merged = card.filter((field) => field !== 'facts');
/** What a card shows of an account that tells its owner all of this. */
const linked = [
	...['name', ...live, 'clan', 'dynasty', 'sakh', 'gotra', 'motherClan', 'villageAddress'],
	...['tehsil', 'district'],
];
const shown = ['title', 'content', 'author'];
const described = ['title', 'description', 'image.id'];

const of = (subject: string, ...fields: readonly (string | readonly string[])[]) =>
	fields.flat().map((field) => `${subject}.${field}`);
const ofEach = (subjects: readonly string[], ...fields: readonly (string | readonly string[])[]) =>
	subjects.flatMap((subject) => of(subject, ...fields));

/** What a member has filled in for matches. */
const ownDetails = of(
	'me.details',
	...['motherTongue', 'languages', 'workPlace', 'siblings', 'maternalVillage', 'maternalUncle'],
	...['about', 'aboutFamily', 'lookingFor'],
);

const seekers = ['match', 'agreed'];
const others = ['stranger', 'family', 'adder', 'administrator', ...seekers];
const agreementsOfLooked = looked.map((at) => `${at}.guardianship`);
const adults = ['private', 'restricted', 'public'];
const everybody = [...adults, 'young', ...others];

// ── Fields of records ──────────────────────────────────────────────────────────────────────────────

const nameFields = ['_id', 'name'];
const summaryFields = [...nameFields, 'prefix', 'photo', 'profession', 'location', 'age'];
const openFields = [
	...summaryFields,
	...['gender', 'clan', 'dynasty', 'sakh', 'gotra', 'tehsil', 'district', 'education', 'isMarried'],
	...['isAdmin', 'emailConfirmed', 'isKnownToFamily', 'createdAt'],
];
const formerMarriageFields = ['formerMarriage', 'formerMarriageEndedYear', 'childrenCount'];
const matchedFields = [...openFields, ...formerMarriageFields];
const reachableFields = [...matchedFields, ...contact, 'mobileE164'];
const familiarFields = [...openFields, ...contact, 'mobileE164', ...t3Alone, 'isManglik'];
const wholeFields = [
	...familiarFields,
	...formerMarriageFields,
	...['__v', 'isDeceased', 'isListed', 'isHeldFromMatches', 'familyTreePrivacy', 'matrimonialConsent'],
	...[
		'isPhotoBlurred',
		'mayIntroduce',
		'isMarriedKnown',
		'isManglikKnown',
		'dob',
		'dod',
		'nameInOtherScript',
	],
];
const listedFields = [...nameFields, 'photo', 'clan', 'location'];

// ── Who may ────────────────────────────────────────────────────────────────────────────────────────

const refused = (status: number): Cell => ({ status, sees: [] });
const shows = (...sees: readonly (string | readonly string[])[]): Cell => ({
	status: 200,
	sees: sees.flat(),
});
const made = (...sees: readonly (string | readonly string[])[]): Cell => ({ status: 201, sees: sees.flat() });
const done = shows();
const notThere = refused(404);
const notAllowed = refused(403);

type Some = Partial<Record<Reader, Cell>>;

function forEach(cell: Cell, some: Some = {}): Answers {
	const cells = (reader: Reader) => some[reader] ?? cell;
	return {
		...{ visitor: cells('visitor'), ended: cells('ended'), unclaimed: cells('unclaimed') },
		...{ stranger: cells('stranger'), family: cells('family'), adder: cells('adder') },
		...{ match: cells('match'), agreed: cells('agreed'), self: cells('self') },
		administrator: cells('administrator'),
	};
}

/** The same for all, whether they have logged in or not. */
const everyone = forEach;

/** Whose token is worth nothing is a visitor. */
function withVisitor(visitor: Cell, cell: Cell, some: Some = {}): Answers {
	return forEach(cell, { visitor, ended: visitor, unclaimed: visitor, ...some });
}

const withoutToken = { visitor: refused(401), ended: refused(401), unclaimed: refused(401) };
const members = (cell: Cell, some: Some = {}) => withVisitor(refused(401), cell, some);
const administrators = (cell: Cell) => members(notAllowed, { administrator: cell });
/** Members who are named here; it is not there for any other. */
const onlyFor = (some: Some) => members(notThere, some);

/** The profile by itself, as access.md has it. */
const profileFor: Record<Looked, Answers> = {
	private: onlyFor({
		family: { ...shows('self.name'), fields: nameFields },
		match: { ...shows(of('self', t2)), fields: matchedFields },
		agreed: { ...shows(of('self', t2, contact)), fields: reachableFields },
		...whole(),
	}),
	restricted: onlyFor({
		family: { ...shows(of('self', t3)), fields: familiarFields },
		match: { ...shows(of('self', t2)), fields: matchedFields },
		agreed: { ...shows(of('self', t2, contact)), fields: reachableFields },
		...whole(),
	}),
	public: members(
		{ ...shows(of('self', t2)), fields: openFields },
		{
			family: { ...shows(of('self', t3)), fields: familiarFields },
			match: { ...shows(of('self', t2)), fields: matchedFields },
			agreed: { ...shows(of('self', t2, contact)), fields: reachableFields },
			...whole(),
		},
	),
	young: onlyFor({ family: { ...shows(of('self', t3)), fields: familiarFields }, ...whole() }),
};

function whole() {
	const cell = { ...shows(of('self', t4)), fields: wholeFields };
	return { self: cell, administrator: cell };
}

const byName: Cell = { ...shows('self.name'), fields: nameFields };
const byNameAndMore: Cell = { ...shows(of('self', inLists)), fields: listedFields };
const notFound = done;

/** In what is found by name: a match's privacy counts there like a stranger's. */
const foundFor: Record<Looked, Answers> = {
	private: everyone(byName, { self: byNameAndMore, administrator: byNameAndMore }),
	restricted: everyone(byName, {
		...{ family: byNameAndMore, self: byNameAndMore, administrator: byNameAndMore },
	}),
	public: withVisitor(byName, byNameAndMore),
	young: everyone(notFound),
};

/** Members also learn which profiles open for them; administrators read whole records. */
function withProfileOpen(answers: Answers): Answers {
	const values = loggedIn.flatMap((reader) => {
		const { fields, ...cell } = answers[reader];
		if (reader === 'administrator' || !fields) return [];
		return [[reader, { ...cell, fields: [...fields, 'isProfileOpen'] }] as const];
	});
	return { ...answers, ...Object.fromEntries(values) };
}

/** A profile that is said to open answers 200 at its own address, any other 404. */
const whatOpens = (at: Looked) => (_: Fixtures, reader: Reader) =>
	at === 'young' || reader === 'administrator' || !loggedIn.some((known) => known === reader)
		? {}
		: { users: [{ isProfileOpen: profileFor[at][reader].status === 200 }] };

const forAdministrator = { administrator: { ...shows(of('self', t4)), fields: wholeFields } };
const own: Cell = { ...shows(of('me', t4)), fields: wholeFields };

// ── What is sent ───────────────────────────────────────────────────────────────────────────────────

const onSelf = ({ self }: Fixtures): Sent => ({ params: { id: self.id } });
const onCard =
	(name: keyof Fixtures['self']['cards'], json?: object) =>
	({ self }: Fixtures): Sent => ({
		params: { id: self.cards[name] },
		...(json && { json }),
	});
const onStory =
	(status: keyof Fixtures['self']['stories'], json?: object) =>
	({ self }: Fixtures): Sent => ({
		params: { id: self.stories[status] },
		...(json && { json }),
	});
const onPicture =
	(status: keyof Fixtures['self']['pictures'], json?: object) =>
	({ self }: Fixtures): Sent => ({
		params: { id: self.pictures[status] },
		...(json && { json }),
	});
const publicTrees = 'the public ones, one’s own and one’s family’s';
const atMaxLimit = (limit: number) => (): Sent => ({ query: `limit=${limit}` });
const sending = (json: object) => (): Sent => ({ json });
const newMail = () => `new.${randomUUID()}@example.org`;
const newPassword = 'a step-well at noon';
const pixel = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
);
const gedcom = '0 HEAD\n1 GEDC\n2 VERS 7.0\n0 @I1@ INDI\n1 NAME Somebody /New/\n1 SEX M\n0 TRLR\n';
const sendingFile = (text: string, form: Record<string, string>) => (): Sent => ({
	form,
	files: { file: { name: 'new', bytes: Buffer.from(text) } },
});
const noWishes = {
	...{ ageFrom: null, ageTo: null, isAgeMust: false, districts: [], isPlaceMust: false, education: null },
	...{ isEducationMust: false, clans: [], isClanMust: false, manglik: null, isManglikMust: false },
	...{ formerMarriage: null, isFormerMarriageMust: false },
	minGunas: null,
};

const itself = (body: Body) => [body];
const under = (name: string) => (body: Body) => [getField(body, name)];
const listUnder = (name: string) => (body: Body) => getList(getField(body, name));

function getField(body: Body, name: string): unknown {
	return typeof body === 'object' && body !== null
		? Object.entries(body).find(([key]) => key === name)?.[1]
		: null;
}

function getList(body: Body): readonly unknown[] {
	return Array.isArray(body) ? body : [];
}

const eachLooked = (row: (at: Looked) => Row) => looked.map((at): Row => ({ about: at, ...row(at), at }));

// ── Accounts ───────────────────────────────────────────────────────────────────────────────────────

const session = (status: number, ...sees: readonly string[][]): Cell => ({
	...{ status, sees: sees.flat(), fields: wholeFields, startsSession: true },
});

const accounts: Row[] = [
	{
		call: 'POST /api/users/login',
		send: ({ self: { email } }) => ({ json: { email, password } }),
		records: under('user'),
		answers: everyone(session(200, of('self', t4))),
	},
	{
		call: 'POST /api/users/login',
		about: 'of an account that nobody has claimed',
		send: ({ accounts: { unclaimed } }) => ({ json: { email: unclaimed.email, password } }),
		answers: everyone(notAllowed),
		body: () => ({ code: 'account.unclaimed' }),
	},
	{
		call: 'POST /api/users/demo-login',
		about: 'on a portal with an address of its own, from its own machine',
		send: () => ({ json: { account: 'administrator' } }),
		answers: everyone(notThere),
		body: () => ({ code: 'notFound' }),
	},
	{
		call: 'POST /api/users/register',
		send: (_, reader) => ({
			// With a token that is worth nothing it is refused, as by an administrator whose session is over.
			json: {
				...{ name: 'New', email: newMail(), password: newPassword },
				...(!['ended', 'unclaimed'].includes(reader) && { isAdmin: true }),
			},
		}),
		records: under('user'),
		whose: 'all',
		answers: everyone(session(201), { administrator: { ...made(), fields: wholeFields } }),
		body: (_, reader) => ({ user: { isAdmin: reader === 'administrator' } }),
	},
	{
		call: 'POST /api/users/forgot-password',
		send: ({ self: { email } }) => ({ json: { email } }),
		answers: everyone(done),
	},
	{
		call: 'POST /api/users/forgot-password',
		about: 'of nobody: the same answer',
		send: () => ({ json: { email: newMail() } }),
		answers: everyone(done),
	},
	{
		call: 'POST /api/users/verify-otp',
		send: ({ self: { email } }) => ({ json: { email, otp: '000000' } }),
		answers: everyone(refused(400)),
		body: () => ({ code: 'reset.wrongOtp' }),
	},
	{
		call: 'POST /api/users/verify-otp',
		about: 'with the code',
		own: 'people for each reader',
		send: ({ self: { email, code } }) => ({ json: { email, otp: code } }),
		answers: everyone(done),
	},
	{
		call: 'POST /api/users/reset-password',
		send: ({ self: { email } }) => ({ json: { email, otp: '000000', newPassword } }),
		answers: everyone(refused(400)),
		body: () => ({ code: 'reset.wrongOtp' }),
	},
	{
		call: 'POST /api/users/reset-password',
		about: 'with the code',
		own: 'people for each reader',
		send: ({ self: { email, code } }) => ({ json: { email, otp: code, newPassword } }),
		answers: everyone(done),
	},
	{
		// Where a code's mail leads: it makes the browser known, of any user who opens it.
		call: 'GET /api/users/known-device/[token]',
		send: () => ({ params: { token: 'a'.repeat(64) } }),
		answers: everyone({ status: 303, sees: [], to: '/forgot-password' }),
	},
	{
		call: 'GET /api/users/known-device/[token]',
		about: 'that is no token',
		answers: everyone(notThere),
	},
	{ call: 'GET /api/users/profile', records: itself, whose: 'the reader', answers: members(own) },
	{
		call: 'PUT /api/users/profile',
		about: 'of what no member can change',
		send: (_, reader) => ({
			json: { email: 'taken.over@example.org', isAdmin: reader !== 'administrator', isDeceased: true },
		}),
		records: under('user'),
		whose: 'the reader',
		answers: members(own),
		body: ({ accounts: result, self }, reader) => {
			const isLoggedIn = reader !== 'visitor' && reader !== 'ended' && reader !== 'unclaimed';
			if (!isLoggedIn) return { code: 'auth.required' };
			const { email } = reader === 'self' ? self : result[reader];
			return { user: { email, isAdmin: reader === 'administrator', isDeceased: false } };
		},
	},
	{ call: 'GET /api/users/addressoptions', answers: everyone(shows('option.en')) },
	{ call: 'GET /api/users/count', answers: everyone(done) },
	{
		call: 'GET /api/users/clans',
		about: 'totals alone, of members with a clan',
		send: atMaxLimit(1000),
		answers: everyone(shows(ofEach(everybody, 'clan'))),
	},
	{
		call: 'GET /api/users/dynasties',
		about: 'totals alone',
		send: atMaxLimit(1000),
		answers: everyone(shows(ofEach(everybody, 'dynasty'))),
	},
	{ call: 'GET /api/users/filters', answers: administrators(shows(ofEach(everybody, 'clan', 'dynasty'))) },
	{
		call: 'GET /api/users/active-users',
		send: atMaxLimit(1000),
		records: listUnder('users'),
		whose: 'all',
		answers: everyone({ ...shows(ofEach([...adults, ...others], 'name')), fields: nameFields }),
	},
	{
		call: 'GET /api/users/bachelors',
		send: atMaxLimit(1000),
		records: listUnder('users'),
		whose: 'all',
		answers: everyone({ ...shows(ofEach([...adults, ...seekers], 'name')), fields: nameFields }),
	},
	...eachLooked((at) => ({
		call: 'GET /api/users',
		send: ({ self }) => ({ query: `search=${self.name}` }),
		records: listUnder('users'),
		answers: at === 'young' ? foundFor.young : withProfileOpen({ ...foundFor[at], ...forAdministrator }),
		body: whatOpens(at),
	})),
	...eachLooked((at) => ({
		call: 'GET /api/users/search',
		send: ({ self }) => ({ query: `query=${self.name}` }),
		records: (body) => getList(body),
		answers: { ...foundFor[at], ...withoutToken },
	})),
	...eachLooked((at) => ({
		call: 'GET /api/users/[id]',
		send: onSelf,
		records: itself,
		answers: profileFor[at],
	})),
	...eachLooked((at) => ({
		call: 'GET /api/users',
		about: `${at}, with filters, which only administrators have`,
		send: ({ self }, reader) => ({
			query:
				reader === 'administrator'
					? `page=1&query=${self.email}&isAdmin=false`
					: `page=1&query=nobody&clan=none&dynasty=none&isAdmin=true&search=${self.name}`,
		}),
		records: listUnder('users'),
		answers: withProfileOpen({ ...foundFor[at], ...forAdministrator }),
		body: whatOpens(at),
	})),
	{
		call: 'GET /api/users/[id]',
		about: 'of an account that nobody has claimed',
		send: ({ accounts: { unclaimed } }) => ({ params: { id: unclaimed.id } }),
		answers: onlyFor({}),
	},
	{
		call: 'GET /api/users/check-email',
		send: ({ self: { email } }) => ({ query: `email=${email}` }),
		answers: everyone(done),
		body: () => ({ exists: true }),
	},
	{
		call: 'POST /api/users/check-password',
		send: ({ self: { email } }) => ({ json: { email, password: newPassword } }),
		answers: everyone(done),
		body: () => ({ isStrong: true }),
	},
	{
		call: 'PUT /api/users/[id]',
		send: (fixtures) => ({ ...onSelf(fixtures), json: { isManglik: true } }),
		records: under('user'),
		answers: administrators({ ...shows(of('self', t4)), fields: wholeFields }),
	},
	{
		call: 'PUT /api/users/[id]',
		about: 'an age under 18, which corrects the input',
		own: 'people',
		send: (fixtures) => ({ ...onSelf(fixtures), json: { age: 16 } }),
		records: under('user'),
		answers: administrators({ ...shows(of('self', t3, 'nameInOtherScript')), fields: wholeFields }),
	},
	{
		call: 'PATCH /api/users/make-admin/[id]',
		own: 'people',
		send: (fixtures) => ({ ...onSelf(fixtures), json: { isAdmin: true } }),
		records: under('user'),
		answers: administrators({ ...shows(of('self', t4)), fields: wholeFields }),
	},
	{ call: 'DELETE /api/users/[id]', own: 'people', send: onSelf, answers: administrators(done) },
	// Logging out twice is no error.
	{ call: 'POST /api/users/logout', own: 'people', answers: everyone(done) },
	{
		call: 'PUT /api/users/password',
		own: 'people',
		send: sending({ currentPassword: password, newPassword }),
		answers: members({ ...done, startsSession: true }),
	},
	{ call: 'GET /api/users/second-factor', answers: members(done) },
	{
		call: 'POST /api/users/second-factor',
		send: sending({ password: 'not the password' }),
		answers: members(refused(400)),
		body: () => ({ code: 'password.wrong' }),
	},
	{
		call: 'POST /api/users/second-factor/confirm',
		send: sending({ code: '000000' }),
		answers: members(refused(409), { self: refused(400) }),
		body: (_, reader) => ({ code: `secondFactor.${reader === 'self' ? 'wrongCode' : 'notStarted'}` }),
	},
	{
		call: 'POST /api/users/second-factor/recovery-codes',
		send: sending({ password, code: '000000' }),
		answers: members(refused(409)),
		body: () => ({ code: 'secondFactor.off' }),
	},
	{
		call: 'POST /api/users/second-factor/removal-code',
		about: 'with another password',
		send: ({ self: { email } }) => ({ json: { email, password: newPassword } }),
		answers: everyone(refused(401)),
		body: () => ({ code: 'auth.invalidCredentials' }),
	},
	{
		call: 'POST /api/users/second-factor/removal',
		send: ({ self: { email } }) => ({ json: { email, password, otp: '000000' } }),
		answers: everyone(refused(409)),
		body: () => ({ code: 'secondFactor.off' }),
	},
	{ call: 'GET /api/users/sessions', answers: members(done) },
	{ call: 'DELETE /api/users/sessions', own: 'people', answers: members(done) },
	{
		call: 'DELETE /api/users/sessions/[id]',
		send: () => ({ params: { id: 'a'.repeat(22) } }),
		answers: members(notThere),
	},
	{
		// Of others the name alone, beside what one's own stories and pictures are called.
		call: 'GET /api/users/notifications',
		answers: members(done, {
			family: shows(ofEach(looked, 'name')),
			agreed: shows(ofEach(adults, 'name')),
			self: shows(
				...['adder.name', 'match.name', 'self.trash.name', 'self.mother.name'],
				ofEach(['self.rejected-story', 'self.approved-picture', 'self.rejected-picture'], 'title'),
			),
		}),
	},
	{
		call: 'PUT /api/users/notifications',
		own: 'people',
		send: sending({ readUntil: '2026-11-20T08:00:00.000Z' }),
		answers: members(done),
	},
	{
		// Everything about oneself, what others have written among it; of a session what its browser calls itself.
		call: 'GET /api/users/me/export',
		records: under('profile'),
		whose: 'the reader',
		answers: members(getExport(), {
			family: getExport(
				...ofEach(ofLooked('family.of-'), card),
				...ofEach(looked, 'name', 'family-request.message'),
				...ofEach(agreementsOfLooked, 'guardianEn', 'textVersion'),
			),
			adder: getExport(
				...ofEach(ofLooked('adder.of-'), card),
				...ofEach(looked, 'name', 'adder-request.message'),
				...[...of('adder.of-unclaimed', card), 'unclaimed.name', 'unclaimed.request.message'],
			),
			match: getExport(
				...['me.matrimonial.textVersion', ...of('me.wishes', 'clans', 'districts')],
				'me.birthMoment.placeName',
				...ownDetails,
				...ofEach(looked, 'name', 'match-interest.message', 'report.text'),
			),
			agreed: getExport(
				...['me.matrimonial.textVersion', ...of('me.wishes', 'clans', 'districts')],
				'me.birthMoment.placeName',
				...ownDetails,
				...ofEach(looked, 'name', 'agreed-interest.message'),
			),
			self: getExport(
				...['me.matrimonial.textVersion', ...of('me.wishes', 'clans', 'districts')],
				'me.birthMoment.placeName',
				...[...ownDetails, ...of('self', 'biodata.title', 'biodataLink.sentTo')],
				...of('self', 'family-request.message', 'adder-request.message'),
				...of('self', 'match-interest.message', 'agreed-interest.message', 'note.text'),
				...of('self.guardianship', 'guardianEn', 'textVersion'),
				...ofEach(['self.kin', 'self.mother', 'self.departed', 'self.minor'], card),
				...ofEach(['self.unseen', 'self.added'], card),
				...of('self', 'kin.photo.id', 'departed.diedOn'),
				...of('self.union', 'marriedOn', 'endedOn', 'place', 'facts'),
				...ofEach(['self.approved-story', 'self.pending-story', 'self.rejected-story'], shown),
				...ofEach(['self.approved-picture', 'self.pending-picture', 'self.rejected-picture'], described),
				...of('self', 'pending-story.image.id', 'rejected-story.rejectionReason'),
				...of('self', 'rejected-picture.rejectionReason', 'audit.changes'),
				...of('self.message', 'name', 'subject', 'message'),
				...of('self.answer', 'saidName', 'saidVillage', 'saidClan', 'saidGotra', 'saidBy'),
				...of('self.trash', 'name', 'rows'),
				...ofEach(['family', 'adder', 'match', 'agreed'], 'name'),
				...ofEach(['family', 'adder'], 'tree.name'),
				...ofEach(['family.of-private', 'adder.of-private'], card),
			),
		}),
	},
	{
		call: 'DELETE /api/users/me',
		own: 'people',
		send: sending({ password }),
		answers: members(done),
	},
	{
		call: 'POST /api/users/confirm-email',
		about: 'with a link of nobody’s',
		send: sending({ token: '0'.repeat(64) }),
		answers: everyone(notThere),
	},
	{
		call: 'POST /api/users/confirm-email',
		about: 'with a code, which only a member has',
		send: sending({ code: '482915' }),
		answers: withVisitor(refused(401), refused(400), { self: done }),
	},
	{ call: 'POST /api/users/confirmation', answers: members(done) },
	{
		// Whom the link in the mail is about, its signature says: no reader has a right of their own.
		call: 'POST /api/users/not-me',
		send: ({ self }) => ({ json: { token: `${self.id.replaceAll('-', '')}${'0'.repeat(64)}` } }),
		answers: everyone(notThere),
	},
	{
		call: 'POST /api/users/not-me',
		about: 'with the link of the mail',
		own: 'people for each reader',
		send: ({ notMeToken }) => ({ json: { token: notMeToken } }),
		answers: everyone(done),
	},
];

function getExport(...more: readonly string[]): Cell {
	const sees = [
		...[...of('me', t4, 'session.userAgent', 'terms.textVersion', 'tree.name'), ...of('me.me', card)],
		...more,
	];
	return { status: 200, sees, fields: wholeFields };
}

function ofLooked(prefix: string): string[] {
	return looked.map((at) => `${prefix}${at}`);
}

// ── next-auth, and what does not exist ─────────────────────────────────────────────────────────────

const word = (nextauth: string) => ({ about: nextauth, send: () => ({ params: { nextauth } }) });
const leads = (to: string): Cell => ({ status: 302, sees: [], to });

const authentication: Row[] = [
	...['providers', 'session', 'csrf'].map((name) => ({
		call: 'GET /api/auth/[...nextauth]' as const,
		...word(name),
		answers: everyone(done),
	})),
	{ call: 'GET /api/auth/[...nextauth]', ...word('signin'), answers: everyone(leads('/login')) },
	{ call: 'GET /api/auth/[...nextauth]', ...word('signout'), answers: everyone(leads('/login')) },
	{ call: 'GET /api/auth/[...nextauth]', ...word('error'), answers: everyone(leads('/login')) },
	...['callback/credentials', 'signout'].map((name) => ({
		call: 'POST /api/auth/[...nextauth]' as const,
		about: `${name} without its token`,
		send: () => ({ params: { nextauth: name }, json: {} }),
		answers: everyone({ ...leads(''), status: 302 }),
	})),
	...['signin/credentials', 'session'].map((name) => ({
		call: 'POST /api/auth/[...nextauth]' as const,
		about: `${name}, which nobody asks for`,
		send: () => ({ params: { nextauth: name }, json: {} }),
		answers: everyone(notThere),
	})),
	...(['GET', 'POST'] as const).map((method) => ({
		call: `${method} /api/auth/[...nextauth]` as const,
		about: 'what next-auth has and the portal has not',
		send: () => ({ params: { nextauth: '_log' }, ...(method === 'POST' && { json: {} }) }),
		answers: everyone(notThere),
	})),
	...(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).map((method) => ({
		call: `${method} /api/[[...rest]]` as const,
		answers: everyone(notThere),
	})),
];

// ── Families ───────────────────────────────────────────────────────────────────────────────────────

const changedCard = of(
	'self.added',
	card.filter((field) => field !== 'sakh'),
);

/** One's own card, and what else there is in it. */
const ownTree = (...more: readonly string[][]) =>
	shows(of('me', linked, 'bornOn', 'tree.name'), of('me.me', ownWords), ...more);

const families: Row[] = [
	{
		call: 'GET /api/family/tree',
		answers: members(ownTree(), {
			family: ownTree(
				...[
					ofEach(ofLooked('family.of-'), ownWords, 'bornOn'),
					of('family.of-private', live),
					['private.name'],
				],
				...[ofEach(['restricted', 'public', 'young'], linked)],
			),
			adder: ownTree(
				...[ofEach(ofLooked('adder.of-'), ownWords, 'bornOn', 'mobileNumber')],
				...[
					ofEach(
						['private', 'restricted', 'young'].map((at) => `adder.of-${at}`),
						live,
					),
				],
				...[ofEach(looked, 'name'), of('adder.of-unclaimed', card)],
				of(
					...(['public', 'profession', 'location', 'clan', 'dynasty', 'sakh', 'gotra'] as const),
					...(['tehsil', 'district'] as const),
				),
			),
			self: shows(
				...[of('self', linked, 'bornOn', 'tree.name'), of('self.me', ownWords), ['adder.name']],
				...[ofEach(['self.kin', 'self.mother', 'self.departed', 'self.minor', 'self.added'], card)],
				...[of('self', 'kin.photo.id', 'departed.diedOn', 'unseen.name')],
				of('self.union', 'marriedOn', 'place', 'facts'),
			),
		}),
	},
	{ call: 'GET /api/family/address-words', answers: members(done) },
	{
		call: 'PUT /api/family/address-words',
		own: 'people',
		send: sending({ isShown: true, words: {} }),
		answers: members(done),
	},
	{
		call: 'GET /api/family/days',
		answers: members(shows('me.name'), {
			family: shows('me.name', ofEach(looked, 'name')),
			adder: shows('me.name', ofEach(looked, 'name'), 'adder.of-unclaimed.name'),
			self: shows(ofEach(ownCards, 'name')),
		}),
	},
	{
		call: 'PUT /api/family/days',
		own: 'people',
		send: sending({ reckoning: 'amanta', isMailed: false }),
		answers: members(done),
	},
	{
		// lib/features/family-days writes the day of one's own couple, with who is refused.
		call: 'PUT /api/family/days/weddings/[id]',
		send: () => ({ params: { id: randomUUID() }, json: { marriedOn: '1985-02-11' } }),
		answers: members(notThere),
	},
	{ call: 'POST /api/family/days/feed', own: 'people', answers: members(made()) },
	{ call: 'DELETE /api/family/days/feed', own: 'people', answers: members(done) },
	{
		call: 'GET /api/family/days/feed/[key]',
		about: 'with an address that nobody has',
		send: () => ({ params: { key: `${'0'.repeat(43)}.ics` } }),
		answers: everyone(notThere),
	},
	{
		call: 'GET /api/family/near',
		about: 'those alone who are connected with the reader',
		answers: members(ownTree(), {
			self: shows(
				...[of('self', linked, 'bornOn', 'tree.name'), of('self.me', ownWords)],
				...[ofEach(['self.kin', 'self.mother', 'self.departed', 'self.minor'], card)],
				...[of('self', 'kin.photo.id', 'departed.diedOn', 'unseen.name')],
				of('self.union', 'marriedOn', 'place', 'facts'),
			),
		}),
	},
	{
		call: 'GET /api/family/find',
		about: 'in one’s own tree',
		send: ({ self }) => ({ query: new URLSearchParams({ name: self.name }).toString() }),
		answers: members(done, { self: shows('self.name') }),
	},
	...(['gedcom-7.0', 'gedcom-5.5.1'] as const).map((format) => ({
		call: 'GET /api/family/export' as const,
		about: format,
		send: () => ({ query: `format=${format}` }),
		answers: members(shows(of('me', names, live, 'bornOn', 'tree.name'), of('me.me', ownWords)), {
			family: shows(
				...[of('me', names, live, 'bornOn', 'tree.name'), of('me.me', ownWords)],
				...[ofEach(ofLooked('family.of-'), ownWords, 'bornOn'), of('family.of-private', live)],
				...[of('private', names), ofEach(['restricted', 'public', 'young'], names, live)],
			),
			adder: shows(
				...[of('me', names, live, 'bornOn', 'tree.name'), of('me.me', ownWords)],
				...[ofEach(ofLooked('adder.of-'), ownWords, 'bornOn', 'mobileNumber')],
				...[
					ofEach(
						['private', 'restricted', 'young'].map((at) => `adder.of-${at}`),
						live,
					),
				],
				...[ofEach(looked, names), of('adder.of-unclaimed', card), of('public', 'profession', 'location')],
			),
			self: shows(
				...[of('self', names, live, 'bornOn', 'tree.name'), of('self.me', ownWords)],
				...[ofEach(['self.kin', 'self.mother', 'self.departed', 'self.minor', 'self.added'], card)],
				...[['self.departed.diedOn'], of('self.union', 'marriedOn', 'place', 'facts')],
			),
		}),
	})),
	{ call: 'GET /api/family/import', answers: members(done) },
	{
		call: 'POST /api/family/import',
		about: 'only looked at',
		send: sendingFile(gedcom, { dryRun: 'true' }),
		answers: members(done),
	},
	{
		call: 'POST /api/family/import',
		about: 'for good',
		send: sendingFile(gedcom, { dryRun: 'false' }),
		answers: members(made()),
	},
	{
		call: 'POST /api/family/add',
		about: 'somebody without an account',
		send: sending({ name: 'New', relation: 'Brother' }),
		answers: members(made('me.name')),
	},
	{
		call: 'POST /api/family/add',
		about: 'a member, of whom it tells the name alone',
		own: 'people',
		send: ({ accounts: { stranger }, self }, reader) => ({
			json: { relation: 'Brother', familyMemberId: reader === 'stranger' ? self.id : stranger.id },
		}),
		answers: members(made('me.name', 'stranger.name'), { stranger: made('me.name', 'self.name') }),
	},
	{
		call: 'POST /api/family/add',
		about: 'a relative with an account',
		send: () => ({
			json: { name: 'New', relation: 'Brother', createAccount: true, email: newMail(), password: 'secret' },
		}),
		answers: members(made('me.name')),
	},
	{
		call: 'PUT /api/family/update/[id]',
		about: 'a card of the owner’s',
		send: onCard('mother', { sakh: 'New' }),
		answers: onlyFor({
			...{ self: shows(changedMother()), administrator: shows(changedMother()) },
		}),
	},
	{
		call: 'PUT /api/family/update/[id]',
		about: 'a card that the adder has added',
		send: onCard('added', { sakh: 'New' }),
		answers: onlyFor({
			...{ adder: shows('me.name', changedCard), self: shows('adder.name', changedCard) },
			administrator: shows('adder.name', changedCard),
		}),
	},
	{
		// A claimed person's own profile is nobody else's to change.
		call: 'PUT /api/family/update/[id]',
		about: 'the adder’s card of the member',
		send: ({ self }) => ({ params: { id: self.cardOfAdder }, json: { sakh: 'New' } }),
		answers: onlyFor({ adder: notAllowed, administrator: notAllowed }),
	},
	{
		call: 'DELETE /api/family/delete/[id]',
		about: 'a card of the owner’s',
		own: 'people for each reader',
		send: onCard('kin'),
		answers: onlyFor({ self: done, administrator: done }),
	},
	{
		call: 'DELETE /api/family/delete/[id]',
		about: 'a card that the adder has added',
		own: 'people for each reader',
		send: onCard('added'),
		answers: onlyFor({ adder: done, self: done, administrator: done }),
	},
	{
		call: 'DELETE /api/family/delete/[id]',
		about: 'Me',
		send: onCard('me'),
		answers: onlyFor({ self: notAllowed, administrator: notAllowed }),
	},
	{
		call: 'POST /api/family/restore/[id]',
		own: 'people for each reader',
		before: ({ self }) => ({ method: 'DELETE', path: `/api/family/delete/${self.cards.kin}` }),
		send: onCard('kin'),
		answers: onlyFor({ self: restoredKin(), administrator: restoredKin() }),
	},
	{
		call: 'POST /api/family/connect/[id]',
		own: 'people for each reader',
		send: onCard('added', { relation: 'Brother' }),
		answers: onlyFor({ self: shows('adder.name', of('self.added', card)) }),
	},
	{
		call: 'GET /api/family/merge/[id]',
		send: ({ self: { cards } }) => ({ params: { id: cards.minor }, query: `otherId=${cards.unseen}` }),
		answers: onlyFor({ self: shows(of('self.minor', merged), of('self.unseen', merged)) }),
	},
	{
		call: 'POST /api/family/merge/[id]',
		send: ({ self: { cards } }) => ({
			params: { id: cards.minor },
			json: { otherId: cards.unseen, version: 0 },
		}),
		// Nothing is answered about what the two tell differently, or the tree has been changed since.
		answers: onlyFor({ self: refused(409) }),
	},
	{
		call: 'GET /api/family/pending-requests',
		answers: members(done, { self: shows('adder.name', 'self.adder-request.message') }),
	},
	{
		call: 'POST /api/family/respond-request',
		own: 'people for each reader',
		send: ({ self }) => ({ json: { requestId: self.requests.fromAdder, response: 'accept' } }),
		answers: onlyFor({ self: done }),
	},
	{
		call: 'POST /api/family/withdraw-request',
		about: 'that waits: its sender alone, who is asked answers',
		own: 'people for each reader',
		send: ({ self }) => ({ json: { requestId: self.requests.fromAdder } }),
		answers: onlyFor({ adder: done, self: notAllowed }),
	},
	{
		call: 'POST /api/family/resend-request',
		about: 'that waits: its sender alone',
		own: 'people for each reader',
		send: ({ self }) => ({ json: { requestId: self.requests.fromAdder } }),
		answers: onlyFor({ adder: done, self: notAllowed }),
	},
	{
		call: 'POST /api/family/withdraw-request',
		about: 'that was accepted: either of the two',
		own: 'people for each reader',
		send: ({ self }) => ({ json: { requestId: self.requests.withFamily } }),
		answers: onlyFor({ family: done, self: done }),
	},
	{ call: 'GET /api/family/named-in', answers: members(done, { self: shows('family.name') }) },
	{
		call: 'POST /api/family/not-me',
		own: 'people for each reader',
		send: ({ accounts: { family } }) => ({ json: { ownerId: family.id } }),
		answers: onlyFor({ self: done }),
	},
	{
		call: 'GET /api/family/relation',
		about: 'two of one’s own tree',
		send: ({ self }) => ({ query: `to=${self.cards.departed}` }),
		answers: onlyFor({
			self: shows(of('self', 'name', 'kin.name', 'kin.photo.id', 'departed.name')),
		}),
	},
	{
		call: 'GET /api/family/marriage',
		about: 'two of one’s own tree',
		send: ({ self }) => ({ query: `one=${self.cards.me}&other=${self.cards.mother}` }),
		answers: onlyFor({ self: shows(of('self', 'name', 'kin.name', 'mother.name')) }),
	},
	...eachLooked((at) => ({
		call: 'GET /api/family/marriage',
		send: ({ self }) => ({ query: `other=${self.id}` }),
		// A member who learns that they are of one sex knows each other's already.
		answers: onlyFor({
			...{ family: refused(400), self: refused(400) },
			...(at !== 'young' && { match: shows('me.name', 'self.name'), agreed: shows('me.name', 'self.name') }),
		}),
	})),
	{
		// Before both owners have said yes, of the other tree only its owner's name: the trees of these people share nobody.
		// app/api/family/same-people looks at trees that do, with every kind of reader.
		call: 'GET /api/family/same-people',
		answers: members(done),
	},
	{
		call: 'PUT /api/family/same-people',
		own: 'people',
		send: sending({ isComparable: true }),
		answers: members(done),
	},
	{
		call: 'POST /api/family/same-people/[id]',
		about: 'of two trees that are not the reader’s',
		send: () => ({ params: { id: randomUUID() }, json: { answer: 'yes' } }),
		answers: members(notThere),
	},
	{
		// app/api/family/questions sends, answers and accepts questions, with who is refused.
		call: 'GET /api/family/questions',
		answers: members(shows('me.name'), {
			self: shows(
				...[of('self', 'name', 'kin.name', 'mother.name')],
				...[ofEach(['self.question', 'self.answer'], 'address', 'whose')],
				...[of('self.answer', 'saidName', 'saidVillage', 'saidClan', 'saidGotra', 'saidBy')],
			),
		}),
	},
	{
		call: 'GET /api/family/questions',
		about: 'of a card of somebody’s tree',
		send: ({ self }) => ({ query: `of=${self.cards.departed}` }),
		answers: onlyFor({
			self: shows(
				...[of('self', 'departed.name', 'kin.name', 'mother.name')],
				...[ofEach(['self.question', 'self.answer'], 'address', 'whose')],
				...[of('self.answer', 'saidName', 'saidVillage', 'saidClan', 'saidGotra', 'saidBy')],
			),
		}),
	},
	{
		call: 'POST /api/family/questions',
		own: 'people for each reader',
		send: ({ self: { cards } }) => ({
			json: { personId: cards.departed, asks: 'father', elderId: cards.kin, language: 'en' },
		}),
		answers: onlyFor({ self: made('self.name') }),
	},
	{
		call: 'POST /api/family/questions/[id]',
		send: () => ({ params: { id: randomUUID() }, json: { isDeceased: false } }),
		answers: members(notThere),
	},
	{
		call: 'DELETE /api/family/questions/[id]',
		send: () => ({ params: { id: randomUUID() } }),
		answers: members(notThere),
	},
	{
		call: 'POST /api/family/answer',
		about: 'with a link of nobody’s',
		send: () => ({ json: { token: 'x'.repeat(43), as: 'uncle', name: 'Umaid Singh' } }),
		answers: everyone(notThere),
	},
	{
		call: 'POST /api/family/answer',
		about: 'with the link of a question, by who says who they are',
		own: 'people for each reader',
		send: ({ self }) => ({ json: { token: self.askToken, as: self.askCaption, name: 'Umaid Singh' } }),
		answers: everyone(done),
	},
	{
		call: 'POST /api/family/answer',
		about: 'with the link of a question, by a stranger who has got hold of it',
		own: 'people for each reader',
		send: ({ self }) => ({ json: { token: self.askToken, as: 'uncle', name: 'Umaid Singh' } }),
		answers: everyone(notThere),
	},
	{
		call: 'GET /api/family/trees',
		about: publicTrees,
		send: atMaxLimit(100),
		answers: members(shows(ofEach(['me', 'public'], 'name', 'tree.name')), {
			...{ visitor: shows(of('public', 'name', 'tree.name')) },
			...{ ended: shows(of('public', 'name', 'tree.name')) },
			...{ unclaimed: shows(of('public', 'name', 'tree.name')) },
			family: shows(ofEach(['family', ...looked], 'name', 'tree.name')),
			adder: shows(ofEach(['adder', 'public'], 'name', 'tree.name')),
			self: shows(ofEach(['family', ...looked], 'name', 'tree.name')),
			administrator: shows(ofEach([...others, ...looked], 'name', 'tree.name')),
		}),
	},
	{
		call: 'GET /api/family/trees',
		about: 'of a private member, by its name',
		send: ({ self }) => ({ query: `search=${self.titles.tree}` }),
		answers: everyone(notFound, {
			...{ family: shows(of('self', 'name', 'tree.name')), self: shows(of('self', 'name', 'tree.name')) },
			administrator: shows(of('self', 'name', 'tree.name')),
		}),
	},
	{
		call: 'GET /api/family/trees/[id]',
		send: ({ self }) => ({ params: { id: self.tree } }),
		answers: administrators(shows(of('self', 'name', 'tree.name'))),
	},
	{
		call: 'PUT /api/family/trees/[id]',
		send: ({ self }) => ({ params: { id: self.tree }, json: { name: 'New' } }),
		answers: administrators(shows('self.name')),
	},
	{
		call: 'DELETE /api/family/trees/[id]',
		own: 'people',
		send: ({ self }) => ({ params: { id: self.tree } }),
		answers: administrators(done),
	},
	{ call: 'GET /api/family/count', answers: everyone(done) },
];

function changedMother(): string[] {
	const listed = of(
		'self.mother',
		card.filter((field) => field !== 'sakh'),
	);
	return [...listed, ...of('self', 'kin.name', 'name'), ...of('self.union', 'marriedOn', 'place', 'facts')];
}

function restoredKin(): Cell {
	const union = of('self.union', 'marriedOn', 'place', 'facts');
	return shows(of('self.kin', card, 'photo.id'), of('self', 'name', 'mother.name'), union);
}

// ── Matches ────────────────────────────────────────────────────────────────────────────────────────

const onMatchCard = [...t1, 'clan', 'district', 'education'];
const onMatchPage = [...onMatchCard, 'dynasty', 'sakh', 'tehsil'];
/** Of the details, what their owner shows to matches, and to those who have agreed besides. */
const toldMatches = of(
	'self',
	'motherClan',
	'details.about',
	'details.maternalVillage',
	'details.maternalUncle',
);
const toldAgreed = [...toldMatches, 'self.details.lookingFor'];
/** The same of the reader, who sees what the other is shown. */
/** Of those who have given where and when they were born. */
const wholeBirth = shows('me.bornOn', 'me.birthMoment.placeName');
const ownBirth = { match: wholeBirth, agreed: wholeBirth, self: wholeBirth };

const ownTold = of(
	'me',
	...[
		'motherClan',
		'details.about',
		'details.maternalVillage',
		'details.maternalUncle',
		'details.lookingFor',
	],
);

const detailsCell = shows(of('me', 'location', 'motherClan'), ownDetails);
const onBiodata = [
	...t2.filter((field) => field !== 'photo.id'),
	...['photo.id', ...contact, 'bornOn', 'villageAddress', 'ancestralResidence', 'motherClan'],
	...['familyGod', 'familyGoddess', 'lordName', 'lordPlace'],
];
/** All that can be on a biodata of one's own. */
const getKnown = (reader: 'me' | 'self') =>
	reader === 'me'
		? of('me', onBiodata, 'fatherName')
		: [...of('self', onBiodata, 'kin.name', 'departed.name'), ...ownDetails];
const newBiodata = { title: 'New', layout: 'compact', language: 'both', fields: ['clan'] };
const onBiodataLink = ({ self }: Fixtures): Sent => ({ params: { token: self.biodataToken } });
const onNoLink = (): Sent => ({ params: { token: 'x'.repeat(43) } });
const onOwnBiodata =
	(json?: object) =>
	(fixtures: Fixtures): Sent => ({
		params: { id: fixtures.self.biodata, linkId: fixtures.self.biodataLink },
		...(json && { json }),
	});

const biodatas: Row[] = [
	{ call: 'GET /api/family/former-marriage', answers: members(done) },
	{
		call: 'GET /api/family/details',
		answers: members(shows(of('me', 'location', 'motherClan')), {
			...{ match: detailsCell, agreed: detailsCell, self: detailsCell },
		}),
	},
	{
		call: 'PUT /api/family/details',
		own: 'people',
		send: sending({
			...{ heightCm: 170, motherTongue: '', languages: [], diet: '', income: '', workPlace: '' },
			...{ siblings: [], maternalVillage: '', maternalUncle: '', about: '', aboutFamily: '' },
			...{ lookingFor: '', shownToMatches: [], shownToAgreed: [] },
		}),
		answers: members(done),
	},
	{
		call: 'GET /api/family/biodatas',
		answers: members(done, { self: shows('self.biodata.title') }),
	},
	{
		call: 'POST /api/family/biodatas',
		own: 'people',
		send: sending(newBiodata),
		answers: members(made()),
	},
	{
		call: 'GET /api/family/biodatas/known',
		answers: members(shows(getKnown('me')), {
			...{ match: shows(getKnown('me'), ownDetails), agreed: shows(getKnown('me'), ownDetails) },
			self: shows(getKnown('self')),
		}),
	},
	{
		call: 'GET /api/family/biodatas/[id]',
		send: onOwnBiodata(),
		answers: onlyFor({ self: shows(getKnown('self'), 'self.biodata.title', 'self.biodataLink.sentTo') }),
	},
	{
		call: 'PUT /api/family/biodatas/[id]',
		own: 'people',
		send: onOwnBiodata({ ...newBiodata, version: 0 }),
		answers: onlyFor({ self: done }),
	},
	{
		call: 'DELETE /api/family/biodatas/[id]',
		own: 'people for each reader',
		send: onOwnBiodata(),
		answers: onlyFor({ self: done }),
	},
	{
		// In its title; its pages are compressed.
		call: 'GET /api/family/biodatas/[id]/pdf',
		send: onOwnBiodata(),
		answers: onlyFor({ self: shows('self.name') }),
	},
	{ call: 'GET /api/family/biodatas/[id]/picture', send: onOwnBiodata(), answers: onlyFor({ self: done }) },
	{
		call: 'POST /api/family/biodatas/[id]/links',
		own: 'people',
		send: onOwnBiodata({ sentTo: 'Mehta family' }),
		answers: onlyFor({ self: made('self.name') }),
	},
	{
		call: 'DELETE /api/family/biodatas/[id]/links/[linkId]',
		own: 'people for each reader',
		send: onOwnBiodata(),
		answers: onlyFor({ self: done }),
	},
	...(['pdf', 'picture', 'photo'] as const).flatMap((file): Row[] => [
		{
			call: `GET /api/biodata/[token]/${file}`,
			about: 'with a link that works',
			send: onBiodataLink,
			answers: everyone(file === 'pdf' ? shows('self.name') : done),
		},
		{
			call: `GET /api/biodata/[token]/${file}`,
			about: 'with a link of nobody’s, or one that has ended',
			send: onNoLink,
			answers: everyone(notThere),
		},
	]),
	{
		call: 'POST /api/biodata/[token]/opened',
		about: 'with a link that works',
		send: onBiodataLink,
		answers: everyone(done),
	},
	{
		call: 'POST /api/biodata/[token]/opened',
		about: 'with a link of nobody’s, or one that has ended',
		send: onNoLink,
		answers: everyone(notThere),
	},
];
const onInterest = [...t1, 'clan'];
const guardianWords = ['guardianHi', 'guardianEn', 'candidateHi', 'candidateEn'];

const matches: Row[] = [
	{
		call: 'GET /api/family/matches',
		answers: members(done, {
			match: shows(ofEach(adults, onMatchCard, 'match-interest.message')),
			agreed: shows(ofEach(adults, onMatchCard, contact, 'agreed-interest.message')),
			self: shows(
				...[of('match', onMatchCard), of('agreed', onMatchCard, contact)],
				of('self', 'match-interest.message', 'agreed-interest.message'),
			),
		}),
	},
	{ call: 'GET /api/family/matches/stopped', answers: members(done) },
	{
		// attack/guardians.test.ts makes each of these calls for a candidate.
		call: 'GET /api/family/guardians',
		answers: members(done, {
			family: shows(ofEach(looked, 'name'), ofEach(agreementsOfLooked, guardianWords)),
			self: shows('family.name', of('self.guardianship', guardianWords)),
		}),
	},
	{
		call: 'POST /api/family/guardians',
		about: 'of a card that is no child, brother or sister',
		send: ({ self }) => ({ json: { personId: self.cards.kin } }),
		answers: members(notThere),
	},
	{
		call: 'POST /api/family/guardians/[id]',
		send: () => ({
			params: { id: randomUUID() },
			json: { hasLastWord: false, contactOf: 'candidate', months: 6 },
		}),
		answers: members(notThere),
	},
	{
		call: 'DELETE /api/family/guardians/[id]',
		send: () => ({ params: { id: randomUUID() } }),
		answers: members(notThere),
	},
	{ call: 'GET /api/family/guardians/notes', answers: members(done) },
	{
		call: 'PUT /api/family/matches/[id]/note',
		own: 'people',
		send: (fixtures) => ({ ...onSelf(fixtures), json: { word: 'ask', text: 'Which village?' } }),
		answers: onlyFor({ match: done, agreed: done }),
	},
	...eachLooked((at) => ({
		call: 'GET /api/family/matches/[id]',
		send: onSelf,
		answers: onlyFor(
			at === 'young'
				? {}
				: {
						match: shows('me.name', of('self', onMatchPage, 'match-interest.message'), toldMatches),
						agreed: shows('me.name', of('self', onMatchPage, contact, 'agreed-interest.message'), toldAgreed),
					},
		),
	})),
	...eachLooked((at) => ({
		call: 'GET /api/family/matches/[id]/meeting',
		send: onSelf,
		answers: onlyFor(
			at === 'young'
				? {}
				: {
						agreed: shows(
							...[of('me', t2, contact), ownTold, of('self', t2, contact), toldAgreed],
							'self.agreed-question.text',
						),
					},
		),
	})),
	{
		call: 'POST /api/family/matches/[id]/meeting',
		send: (fixtures) => ({ ...onSelf(fixtures), json: { topic: 'home', isTicked: true } }),
		answers: onlyFor({ agreed: shows('self.agreed-question.text') }),
	},
	{
		call: 'PUT /api/family/matches/[id]/mark',
		send: (fixtures) => ({ ...onSelf(fixtures), json: { mark: 'shortlisted' } }),
		answers: onlyFor({ match: done, agreed: done }),
	},
	{
		call: 'POST /api/family/matches/[id]/report',
		about: 'once',
		own: 'people',
		send: (fixtures) => ({ ...onSelf(fixtures), json: { reason: 'other', text: 'Something' } }),
		answers: onlyFor({ match: refused(409), agreed: made() }),
	},
	{
		call: 'GET /api/family/kundli',
		answers: members(shows('me.bornOn'), ownBirth),
	},
	{ call: 'GET /api/family/kundli/places', answers: members(done) },
	{ call: 'GET /api/family/kundli/[id]', send: onSelf, answers: members(done, { self: notThere }) },
	{
		call: 'PUT /api/family/kundli',
		own: 'people',
		send: sending({ time: '06:35', precision: 'minute', place: 'Jodhpur, Rajasthan' }),
		answers: members(shows('me.bornOn')),
	},
	{
		call: 'POST /api/family/kundli/consent',
		own: 'people',
		answers: members(shows('me.bornOn'), ownBirth),
	},
	{ call: 'DELETE /api/family/kundli', own: 'people', answers: members(shows('me.bornOn')) },
	{
		call: 'GET /api/family/matches/wishes',
		answers: members(done, {
			...{ match: shows(of('me.wishes', 'clans', 'districts')) },
			...{ agreed: shows(of('me.wishes', 'clans', 'districts')) },
			self: shows(of('me.wishes', 'clans', 'districts')),
		}),
	},
	{
		call: 'PUT /api/family/matches/wishes',
		own: 'people',
		send: sending(noWishes),
		answers: members(done),
	},
	{
		// Of who is no match, or no more, the name alone beside one's own words.
		call: 'GET /api/family/interests',
		answers: members(done, {
			match: shows(ofEach(adults, onInterest, 'match-interest.message')),
			agreed: shows(ofEach(adults, onInterest, contact, 'agreed-interest.message')),
			self: shows(
				...[of('match', onInterest), of('agreed', onInterest, contact)],
				of('self', 'match-interest.message', 'agreed-interest.message'),
			),
		}),
	},
	{
		call: 'POST /api/family/interests',
		about: 'in one that has texts already',
		send: ({ self }) => ({ json: { memberId: self.id } }),
		answers: onlyFor({ match: refused(409), agreed: refused(409) }),
	},
	{
		call: 'POST /api/family/interests',
		about: 'in one whose interest waits, which is to agree',
		own: 'people for each reader',
		send: ({ accounts: { match } }) => ({ json: { memberId: match.id } }),
		answers: onlyFor({ self: shows('self.match-interest.message') }),
	},
	{
		call: 'POST /api/family/interests/[id]',
		about: 'to accept one that waits',
		own: 'people for each reader',
		send: ({ self }) => ({ params: { id: self.interests.fromMatch }, json: { answer: 'accept' } }),
		answers: onlyFor({ match: notAllowed, self: shows('self.match-interest.message') }),
	},
	{
		call: 'POST /api/family/interests/[id]',
		about: 'to withdraw one that waits',
		own: 'people for each reader',
		send: ({ self }) => ({ params: { id: self.interests.fromMatch }, json: { answer: 'withdraw' } }),
		answers: onlyFor({ match: shows('self.match-interest.message'), self: notAllowed }),
	},
	{
		call: 'POST /api/family/interests/[id]',
		about: 'to end what both agreed to',
		own: 'people for each reader',
		send: ({ self }) => ({ params: { id: self.interests.withAgreed }, json: { answer: 'end' } }),
		answers: onlyFor({
			...{ agreed: shows('self.agreed-interest.message'), self: shows('self.agreed-interest.message') },
		}),
	},
];

// ── Stories and pictures ───────────────────────────────────────────────────────────────────────────

const ofStory = (status: string) => (subject: string) =>
	of(`${subject}.${status}-story`, shown, status === 'pending' ? 'image.id' : []);
const refusedStory = (subject: string) => [
	...ofStory('rejected')(subject),
	`${subject}.rejected-story.rejectionReason`,
];
const ofPicture = (status: string) => (subject: string) => of(`${subject}.${status}-picture`, described);
const refusedPicture = (subject: string) => [
	...ofPicture('rejected')(subject),
	`${subject}.rejected-picture.rejectionReason`,
];
const allStories = (subject: string) => [
	...[...ofStory('approved')(subject), ...ofStory('pending')(subject), ...refusedStory(subject)],
];
const pendingAndApproved = (subject: string) => [
	...[...ofPicture('approved')(subject), ...ofPicture('pending')(subject)],
];
const allPictures = (subject: string) => [
	...[...ofPicture('approved')(subject), ...ofPicture('pending')(subject), ...refusedPicture(subject)],
];

const stories: Row[] = [
	{
		call: 'GET /api/blogs',
		send: atMaxLimit(100),
		answers: everyone(shows(looked.flatMap(ofStory('approved')))),
	},
	{ call: 'GET /api/blogs/count', answers: everyone(done) },
	{ call: 'GET /api/blogs/mine', answers: members(done, { self: shows(allStories('self')) }) },
	{
		call: 'GET /api/blogs/admin',
		send: atMaxLimit(100),
		answers: administrators(shows(looked.flatMap(allStories), ofEach(looked, 'name'))),
	},
	{
		call: 'GET /api/blogs/search',
		about: 'approved',
		send: ({ self }) => ({ query: `query=${self.titles.approvedStory}` }),
		answers: everyone(shows(ofStory('approved')('self'))),
	},
	{
		call: 'GET /api/blogs/search',
		about: 'pending',
		send: ({ self }) => ({ query: `query=${self.titles.pendingStory}` }),
		answers: everyone(notFound, { administrator: shows(ofStory('pending')('self')) }),
	},
	{
		call: 'GET /api/blogs/[id]',
		about: 'approved',
		send: onStory('approved'),
		answers: everyone(shows(ofStory('approved')('self'))),
	},
	{
		call: 'GET /api/blogs/[id]',
		about: 'pending',
		send: onStory('pending'),
		answers: forEach(notThere, {
			...{ self: shows(ofStory('pending')('self')), administrator: shows(ofStory('pending')('self')) },
		}),
	},
	{
		call: 'GET /api/blogs/[id]',
		about: 'rejected',
		send: onStory('rejected'),
		answers: forEach(notThere, {
			self: shows(refusedStory('self')),
			administrator: shows(refusedStory('self')),
		}),
	},
	{
		call: 'POST /api/blogs',
		send: sending({ title: 'New', author: 'New', content: 'New' }),
		answers: members(made()),
		body: (_, reader) => statusOfNew('blog', reader),
	},
	{
		call: 'PUT /api/blogs/[id]',
		about: 'approved: everybody knows of it, its own sender changes it',
		own: 'people for each reader',
		send: onStory('approved', { title: 'New' }),
		answers: members(notAllowed, {
			self: shows(of('self.approved-story', 'content', 'author')),
			administrator: shows(of('self.approved-story', 'content', 'author')),
		}),
	},
	{
		call: 'PUT /api/blogs/[id]',
		about: 'pending',
		own: 'people for each reader',
		send: onStory('pending', { title: 'New' }),
		answers: onlyFor({
			self: shows(of('self.pending-story', 'content', 'author', 'image.id')),
			administrator: shows(of('self.pending-story', 'content', 'author', 'image.id')),
		}),
	},
	{
		call: 'DELETE /api/blogs/[id]',
		about: 'approved',
		own: 'people for each reader',
		send: onStory('approved'),
		answers: members(notAllowed, { self: done, administrator: done }),
	},
	{
		call: 'DELETE /api/blogs/[id]',
		about: 'pending',
		own: 'people for each reader',
		send: onStory('pending'),
		answers: onlyFor({ self: done, administrator: done }),
	},
	...(['approve', 'reject'] as const).flatMap((decision): Row[] => {
		const json = decision === 'reject' ? { reason: 'No' } : undefined;
		const call = `PATCH /api/blogs/[id]/${decision}` as const;
		return [
			{
				...{ call, own: 'people', send: onStory('pending', json) },
				answers: administrators(shows(ofStory('pending')('self'))),
			},
			{
				...{ call, about: 'decided already', send: onStory('approved', json) },
				answers: administrators(refused(409)),
			},
		];
	}),
];

function statusOfNew(record: string, reader: Reader): object {
	if (reader === 'visitor' || reader === 'ended' || reader === 'unclaimed') return {};
	return { [record]: { status: reader === 'administrator' ? 'approved' : 'pending' } };
}

const pictures: Row[] = [
	{
		call: 'GET /api/gallery',
		send: atMaxLimit(100),
		answers: everyone(shows(looked.flatMap(ofPicture('approved')))),
	},
	{ call: 'GET /api/gallery/mine', answers: members(done, { self: shows(allPictures('self')) }) },
	{
		call: 'GET /api/gallery/admin',
		send: atMaxLimit(100),
		// What is rejected has gone.
		answers: administrators(shows(looked.flatMap(pendingAndApproved), ofEach(looked, 'name'))),
	},
	{
		call: 'GET /api/gallery/search',
		about: 'approved',
		send: ({ self }) => ({ query: `query=${self.titles.approvedPicture}` }),
		answers: everyone(shows(ofPicture('approved')('self'))),
	},
	{
		call: 'GET /api/gallery/search',
		about: 'pending',
		send: ({ self }) => ({ query: `query=${self.titles.pendingPicture}` }),
		answers: everyone(notFound, { administrator: shows(ofPicture('pending')('self')) }),
	},
	...(['approved', 'pending'] as const).map((status) => ({
		call: 'GET /api/gallery/[id]' as const,
		about: status,
		send: onPicture(status),
		answers: administrators(shows(ofPicture(status)('self'))),
	})),
	{
		call: 'POST /api/gallery',
		send: () => ({
			form: { title: 'New', description: 'New', category: 'General' },
			files: { image: { name: 'new.png', bytes: pixel } },
		}),
		answers: members(made()),
		body: (_, reader) => statusOfNew('image', reader),
	},
	{
		call: 'PUT /api/gallery/[id]',
		send: onPicture('approved', { title: 'New' }),
		answers: administrators(shows(of('self.approved-picture', 'description', 'image.id'))),
	},
	{
		call: 'DELETE /api/gallery/[id]',
		about: 'approved: a sender takes back only what waits',
		own: 'people for each reader',
		send: onPicture('approved'),
		answers: onlyFor({ self: refused(409), administrator: done }),
	},
	{
		call: 'DELETE /api/gallery/[id]',
		about: 'pending',
		own: 'people for each reader',
		send: onPicture('pending'),
		answers: onlyFor({ self: done, administrator: done }),
	},
	{
		call: 'PATCH /api/gallery/[id]/approve',
		own: 'people',
		send: onPicture('pending'),
		answers: administrators(shows(ofPicture('pending')('self'))),
	},
	{
		call: 'PATCH /api/gallery/[id]/approve',
		about: 'decided already',
		send: onPicture('approved'),
		answers: administrators(refused(409)),
	},
	...eachLooked((at) => ({
		call: 'GET /api/media/[mediaId]/[width]',
		about: `the photo of a ${at} member, as it was stored`,
		send: ({ self }) => ({ params: { mediaId: self.photo, width: '8' } }),
		answers: forEach(notThere, { self: done, administrator: done }),
	})),
	...eachLooked((at) => {
		const seen = { match: done, agreed: done, self: done, administrator: done };
		const answers: Record<Looked, Answers> = {
			private: onlyFor(seen),
			restricted: onlyFor({ ...seen, family: done }),
			public: members(done),
			young: onlyFor({ family: done, self: done, administrator: done }),
		};
		return {
			call: 'GET /api/media/members/[id]',
			about: `the photo of a ${at} member`,
			send: onSelf,
			answers: answers[at],
		};
	}),
	...(['kin', 'pendingStory', 'pendingPicture', 'loose'] as const).map((name) => ({
		call: 'GET /api/media/[mediaId]/[width]' as const,
		about: `a member’s ${name}`,
		send: ({ self }: Fixtures) => ({ params: { mediaId: self.media[name], width: '8' } }),
		answers: forEach(notThere, { self: done, administrator: done }),
	})),
	{
		call: 'GET /api/media/[mediaId]/[width]',
		about: 'an approved picture',
		send: ({ self }) => ({ params: { mediaId: self.media.approvedPicture, width: '8' } }),
		answers: everyone(done),
	},
];

// ── Deities, clans, messages ───────────────────────────────────────────────────────────────────────

const onDeity = ({ deity }: Fixtures): Sent => ({ params: { id: deity } });
const onClan = (): Sent => ({ params: { slug: 'rathore' } });
const newDeity = { name: 'New', description: 'New', deityType: 'devi', clans: ['New'] };
const sender = { name: 'New', email: 'new@example.org', message: 'New' };
const onMessage = ({ message }: Fixtures): Sent => ({ params: { id: message } });
const ofMessage = of('message', 'name', 'email', 'message');

const deitiesAndMessages: Row[] = [
	{ call: 'GET /api/deities', answers: everyone(done) },
	{ call: 'GET /api/deities/[id]', send: onDeity, answers: everyone(done) },
	{ call: 'POST /api/deities', send: sending(newDeity), answers: administrators(made()) },
	{
		call: 'PUT /api/deities/[id]',
		send: (fixtures) => ({ ...onDeity(fixtures), json: newDeity }),
		answers: administrators(done),
	},
	{ call: 'DELETE /api/deities/[id]', own: 'people', send: onDeity, answers: administrators(done) },
	{ call: 'GET /api/clans', answers: everyone(done) },
	{ call: 'GET /api/clans/[slug]', send: onClan, answers: everyone(done) },
	{
		call: 'GET /api/khaanps',
		send: () => ({ query: 'search=Jodha' }),
		answers: everyone(done),
	},
	{
		call: 'PUT /api/clans/[slug]',
		send: () => ({ ...onClan(), json: { about: 'New' } }),
		answers: administrators(done),
	},
	{
		call: 'POST /api/contact',
		send: sending({ ...sender, subject: 'New' }),
		answers: everyone(made()),
	},
	{
		call: 'POST /api/feedback',
		send: sending({ ...sender, type: 'Feedback' }),
		answers: everyone(made()),
	},
	{ call: 'GET /api/health', answers: everyone(done) },
	// For programs that bring a secret of the operator's; to people, administrators among them, they say nothing.
	{ call: 'GET /api/metrics', answers: everyone(refused(401)) },
	{ call: 'GET /api/cron/tidy', answers: everyone(refused(401)) },
];

// ── The back office ────────────────────────────────────────────────────────────────────────────────

const ofReport = (subject: string) => of(subject, 'name', 'report.text');
const onReport = ({ self }: Fixtures): Sent => ({ params: { id: self.report } });
const onAlias = ({ clanAlias }: Fixtures): Sent => ({ params: { id: clanAlias } });
const onKhaanp = ({ khaanp }: Fixtures): Sent => ({ params: { id: khaanp } });
const onTrash = ({ self }: Fixtures): Sent => ({ params: { id: self.trash } });
const inHistory = shows('administrator.name', ofEach(looked, 'name', 'audit.changes'));
const inMemberFile = t4;

const backOffice: Row[] = [
	{ call: 'GET /api/admin/overview', answers: administrators(done) },
	{ call: 'GET /api/admin/waiting', answers: administrators(done) },
	// Mails are written to the database on previews alone.
	{ call: 'GET /api/admin/outbox', answers: administrators(notThere) },
	{
		call: 'GET /api/admin/outbox/[id]',
		send: ({ mail }) => ({ params: { id: mail } }),
		answers: administrators(notThere),
	},
	{ call: 'GET /api/admin/history', send: atMaxLimit(100), answers: administrators(inHistory) },
	{
		call: 'GET /api/admin/messages',
		send: atMaxLimit(100),
		answers: administrators(
			shows(ofMessage, ofEach(looked, 'email', 'message.name', 'message.subject', 'message.message')),
		),
	},
	{ call: 'GET /api/admin/messages/[id]', send: onMessage, answers: administrators(shows(ofMessage)) },
	{
		call: 'PATCH /api/admin/messages/[id]',
		send: (fixtures) => ({ ...onMessage(fixtures), json: { isRead: true } }),
		answers: administrators(shows(ofMessage)),
	},
	{ call: 'DELETE /api/admin/messages/[id]', own: 'people', send: onMessage, answers: administrators(done) },
	{
		call: 'GET /api/admin/reports',
		send: atMaxLimit(100),
		answers: administrators(shows('match.name', looked.flatMap(ofReport))),
	},
	{
		call: 'GET /api/admin/reports/[id]',
		send: onReport,
		answers: administrators(shows('match.name', ofReport('self'))),
	},
	{
		call: 'PATCH /api/admin/reports/[id]',
		send: (fixtures) => ({ ...onReport(fixtures), json: { isRead: true } }),
		answers: administrators(shows('match.name', ofReport('self'))),
	},
	{
		// What lies there is known by its name; its content is not read.
		call: 'GET /api/admin/trash',
		send: atMaxLimit(100),
		answers: administrators(shows('administrator.name', ofEach(looked, 'trash.name'))),
	},
	{ call: 'GET /api/admin/clans', answers: administrators(shows(ofEach(everybody, 'clan'))) },
	{
		call: 'POST /api/admin/clans/aliases',
		send: () => ({ json: { name: `New ${randomUUID().replaceAll(/[^a-f]/g, '')}`, clan: 'Rathore' } }),
		answers: administrators(made()),
	},
	{
		call: 'DELETE /api/admin/clans/aliases/[id]',
		own: 'people',
		send: onAlias,
		answers: administrators(done),
	},
	{ call: 'GET /api/admin/khaanps', answers: administrators(done) },
	{ call: 'GET /api/admin/khaanps/[id]', send: onKhaanp, answers: administrators(done) },
	{
		call: 'POST /api/admin/khaanps',
		send: () => {
			const [spellingsEn, spellingsHi] = newKhaanpNames();
			return { json: { spellingsEn, spellingsHi } };
		},
		answers: administrators(made()),
	},
	{
		call: 'PUT /api/admin/khaanps/[id]',
		send: (fixtures) => ({ ...onKhaanp(fixtures), json: { gotraEn: '', gotraHi: '' } }),
		answers: administrators(done),
	},
	{ call: 'DELETE /api/admin/khaanps/[id]', own: 'people', send: onKhaanp, answers: administrators(done) },
	{ call: 'GET /api/admin/exports/khaanps', answers: administrators(done) },
	{
		call: 'POST /api/admin/imports/khaanps',
		send: sendingFile('spellingsEn,spellingsHi\nNewkhaanp,नईखाँप\n', { dryRun: 'true' }),
		answers: administrators(done),
	},
	{ call: 'POST /api/admin/trash/[id]', own: 'people', send: onTrash, answers: administrators(done) },
	{ call: 'DELETE /api/admin/trash/[id]', own: 'people', send: onTrash, answers: administrators(done) },
	{
		call: 'POST /api/admin/undo',
		own: 'people',
		send: ({ self }) => ({ json: { decisions: [self.decision] } }),
		answers: administrators(done),
	},
	{
		call: 'GET /api/admin/exports/users',
		answers: administrators(shows(ofEach([...looked, ...others], inMemberFile))),
	},
	{
		call: 'POST /api/admin/exports/users',
		send: ({ self, accounts: { unclaimed } }) => ({ json: { ids: [self.id, unclaimed.id] } }),
		answers: administrators(shows(of('self', inMemberFile))),
	},
	{
		call: 'GET /api/admin/exports/blogs',
		answers: administrators(
			shows(
				ofEach(looked, 'name'),
				looked.flatMap(allStories).filter((name) => !name.endsWith('image.id')),
			),
		),
	},
	{
		call: 'GET /api/admin/exports/history',
		about: 'which names three of those whose records were read',
		answers: administrators({ ...inHistory, maySee: ofEach(everybody, 'name') }),
	},
	{
		call: 'POST /api/admin/imports/members',
		send: sendingFile(`name,email\nNew,new@example.org\n`, { dryRun: 'true' }),
		answers: administrators(done),
	},
	{
		call: 'POST /api/admin/imports/deities',
		send: sendingFile('en.name,en.description,deityType,clans\nNew,New,devi,New\n', { dryRun: 'true' }),
		answers: administrators(done),
	},
	{ call: 'GET /api/admin/mails', answers: administrators(done) },
	{
		call: 'PUT /api/admin/mails',
		own: 'people',
		send: sending({ frequency: 'none' }),
		answers: administrators(done),
	},
	{ call: 'GET /api/admin/settings', answers: administrators(done) },
	{ call: 'PUT /api/admin/settings', send: sending({ xUrl: '' }), answers: administrators(done) },
	{ call: 'GET /api/admin/texts', answers: administrators(done) },
	{
		call: 'GET /api/admin/texts/[kind]/[number]',
		send: () => ({ params: { kind: 'terms', number: '0' } }),
		answers: administrators(done),
	},
	{
		// Written from a version that is not there, so that the text stays as it is.
		call: 'POST /api/admin/texts/[kind]',
		send: () => ({ params: { kind: 'terms' }, json: { hi: 'New', en: 'New', basedOn: 999 } }),
		answers: administrators(refused(409)),
	},
	{ call: 'GET /api/maintenance', answers: administrators(done) },
	{ call: 'PUT /api/maintenance', send: sending({ isOn: false }), answers: administrators(done) },
];

// ── For those who look from outside ────────────────────────────────────────────────────────────────

const inFeed = shows(looked.flatMap(ofStory('approved')));
const shared = (kind: string, picture: string): Sent => ({
	params: { language: 'en', kind, picture: `${picture}.png` },
});

const found: Row[] = [
	{ call: 'GET /robots.txt', answers: everyone(done) },
	{ call: 'GET /feed.xml', about: 'in Hindi', answers: everyone(done) },
	{ call: 'GET /en/feed.xml', about: 'in English', answers: everyone(inFeed) },
	{ call: 'GET /sitemap.xml', answers: everyone(done) },
	{ call: 'GET /sitemap/[part]', send: () => ({ params: { part: '1.xml' } }), answers: everyone(done) },
	{
		call: 'GET /share/[language]/[kind]/[picture]',
		send: () => shared('page', 'home'),
		answers: everyone(done),
	},
	{
		call: 'GET /share/[language]/[kind]/[picture]',
		about: 'an approved story',
		send: ({ self }) => shared('story', self.stories.approved),
		answers: everyone(done),
	},
	{
		call: 'GET /share/[language]/[kind]/[picture]',
		about: 'a pending story',
		send: ({ self }) => shared('story', self.stories.pending),
		answers: everyone(notThere),
	},
];

export const calls: readonly Row[] = [
	...[
		...accounts,
		...authentication,
		...families,
		...matches,
		...biodatas,
		...stories,
		...pictures,
		...deitiesAndMessages,
	],
	...[...backOffice, ...found],
];

// ── Pages ──────────────────────────────────────────────────────────────────────────────────────────

export interface PageRow {
	/** Without the language, parameters as the folders name them. */
	page: `/${string}`;
	about?: string;
	at?: Looked;
	send?: (fixtures: Fixtures, reader: Reader) => Pick<Sent, 'params' | 'query'>;
	answers: Answers;
}

const toLogin: Cell = { status: 307, sees: [], to: '/login?next=' };
const home: Cell = { status: 307, sees: [], to: '/' };

/** Of who has logged in; a visitor is led to do so. */
const guarded = (cell: Cell, some: Some = {}) => withVisitor(toLogin, cell, some);
const guardedForOffice = (cell: Cell) => guarded(home, { administrator: cell });

const onProfilePage = [...t2, ...contact, 'fatherName', 'motherClan', 'villageAddress', 'ancestralResidence'];
/** Others read the age. */
const wholeProfilePage = [...onProfilePage, 'bornOn'];
const onProfilePageOf: Record<Looked, Partial<Record<Reader, Cell>>> = {
	private: {
		...{ stranger: notThere, adder: notThere, family: shows('self.name') },
		...{ match: shows(of('self', t2)), agreed: shows(of('self', t2, contact)) },
	},
	restricted: {
		...{ stranger: notThere, adder: notThere },
		...{ match: shows(of('self', t2)), agreed: shows(of('self', t2, contact)) },
	},
	public: {
		...{ stranger: shows(of('self', t2)), adder: shows(of('self', t2)) },
		...{ match: shows(of('self', t2)), agreed: shows(of('self', t2, contact)) },
	},
	young: { stranger: notThere, adder: notThere, match: notThere, agreed: notThere },
};
const profilePageFor = (at: Looked, self: Cell) =>
	guarded(shows(of('self', onProfilePage)), {
		...onProfilePageOf[at],
		administrator: shows(of('self', wholeProfilePage)),
		self,
	});
/** A member’s own page as others see it; what it is called is above it. */
const asNobody = { visitor: ['name'], self: wholeProfilePage };
const previewOf: Record<Looked, Record<'visitor' | 'member' | 'family' | 'self', readonly string[]>> = {
	private: { ...asNobody, member: ['name'], family: ['name'] },
	restricted: { ...asNobody, member: ['name'], family: onProfilePage },
	public: { ...asNobody, member: t2, family: onProfilePage },
	young: { ...asNobody, member: ['name'], family: onProfilePage },
};

const onePicture = of('self.approved-picture', described, 'image.blur');
const eachPicture = looked.flatMap((at) => onePicture.map((name) => name.replace('self', at)));
const newestStories = looked.slice(-3).flatMap(ofStory('approved'));
const storyFor = {
	pending: { self: shows(ofStory('pending')('self')), administrator: shows(ofStory('pending')('self')) },
	rejected: { self: shows(refusedStory('self')), administrator: shows(refusedStory('self')) },
};
const eachStory = looked.flatMap(ofStory('approved'));

/** What pages about descent tell of where somebody comes from. */
const origin = ['clan', 'villageAddress', 'district'] as const;

/** The details of the wife of a card. */
const weddingShown = [...of('self.mother', origin, 'fatherName'), 'self.union.marriedOn'];

/** What a book tells of the reader. */
const getBook = (reader: 'me' | 'self') => of(reader, origin, 'profession', 'tree.name', 'me.facts');

/** Pages about descent have one spelling of who has no descendants. */
const departedSpelling = 'self.departed.nameInOtherScript';

/** Whom the pages on two of a tree offer. */
const offers = guarded(shows('me.name'), {
	family: shows('me.name', ofEach(looked, 'name')),
	adder: shows('me.name', ofEach(looked, 'name'), of('adder.of-unclaimed', names)),
	self: shows(
		ofEach(ownCards, 'name'),
		ofEach(['self.kin', 'self.mother', 'self.minor', 'self.added'], 'nameInOtherScript'),
	),
});

const open: readonly `/${string}`[] = [
	...([
		'/about',
		'/api-reference',
		'/clan',
		'/contact',
		'/deity',
		'/devi',
		'/devta',
		'/feedback',
		'/forgot-password',
	] as const),
	...(['/help', '/kul-devi-devta', '/maintenance', '/register', '/terms-privacy'] as const),
];
/** What these show of anybody, their scripts ask the calls for. */
const shells: readonly `/${string}`[] = ['/add-family', '/share-story'];
const officeShells: readonly `/${string}`[] = [
	...(['/admin', '/admin/deities', '/admin/import', '/admin/settings', '/kul-devi-devta-form'] as const),
];

/** What a page shows that brings the answers of these calls along: what the calls show, and nothing to visitors. */
function withAnswers(rows: readonly Row[], visitor = toLogin): Answers {
	const seen = (reader: Reader) => rows.flatMap(({ answers }) => answers[reader].sees);
	return withVisitor(
		visitor,
		done,
		Object.fromEntries(loggedIn.map((reader) => [reader, shows(seen(reader))])),
	);
}

function getRow(name: Row['call'], looked?: Looked, of?: string): Row {
	const row = calls.find(({ call, at, about }) => call === name && (looked ? at === looked : about === of));
	if (!row) throw new Error(`The table has no row for ${name}`);
	return row;
}

const matchesBrought = () => [getRow('GET /api/family/matches'), getRow('GET /api/users/profile')];

/** What they show first, without a script. */
const withFirstContent: Readonly<Record<`/${string}`, readonly Row['call'][]>> = {
	'/biodata': ['GET /api/family/biodatas'],
	'/biodata/new': ['GET /api/family/biodatas/known'],
	'/dashboard': [
		'GET /api/users/profile',
		'GET /api/family/tree',
		'GET /api/family/matches',
		'GET /api/family/pending-requests',
		'GET /api/family/interests',
		'GET /api/family/days',
	],
	'/family-tree': ['GET /api/family/tree', 'GET /api/family/pending-requests', 'GET /api/family/named-in'],
	'/matrimonial/details': ['GET /api/family/details'],
	'/matrimonial/guardians': ['GET /api/family/guardians'],
	'/matrimonial/interests': ['GET /api/family/interests'],
	'/matrimonial/kundli': ['GET /api/family/kundli'],
	'/matrimonial/wishes': ['GET /api/family/matches/wishes'],
	'/profile': ['GET /api/users/profile'],
	'/upload-photo': ['GET /api/gallery/mine'],
};

/** The call whose answer a list of the back office brings along, as its address asks for it. */
const withFirstRows: readonly (readonly [page: `/${string}`, query: string, row: Row])[] = [
	['/admin/blogs', 'limit=100', getRow('GET /api/blogs/admin')],
	['/admin/clans', '', getRow('GET /api/admin/clans')],
	['/admin/khaanps', 'limit=100', getRow('GET /api/admin/khaanps')],
	['/admin/families', 'limit=100', getRow('GET /api/family/trees', undefined, publicTrees)],
	['/admin/gallery', 'limit=100', getRow('GET /api/gallery/admin')],
	['/admin/history', 'limit=100', getRow('GET /api/admin/history')],
	['/admin/messages', 'limit=100', getRow('GET /api/admin/messages')],
	['/admin/messages', 'tab=reports&limit=100', getRow('GET /api/admin/reports')],
	['/admin/trash', 'limit=100', getRow('GET /api/admin/trash')],
];

export const pages: readonly PageRow[] = [
	...withFirstRows.map(
		([page, query, { answers }]): PageRow => ({
			page,
			...(query.startsWith('tab') && { about: 'of reports' }),
			send: () => ({ query }),
			answers: guardedForOffice(shows(answers.administrator.sees)),
		}),
	),
	...looked.map(
		(at): PageRow => ({
			...{ page: '/admin/users', about: `${at}, and the clans and dynasties of all`, at },
			// The login that everybody else is led to names the address that was asked for.
			send: ({ self }, reader) => (reader === 'administrator' ? { query: `search=${self.email}` } : {}),
			answers: guardedForOffice(
				shows(
					forAdministrator.administrator.sees,
					getRow('GET /api/users/filters').answers.administrator.sees,
				),
			),
		}),
	),
	...open.map((page) => ({ page, answers: everyone(done) })),
	...shells.map((page) => ({ page, answers: guarded(done) })),
	...Object.entries(withFirstContent).map(([page, brought]) => ({
		page: page as `/${string}`,
		answers: withAnswers(brought.map((call) => getRow(call))),
	})),
	// The first address leads to the second with a cookie of a session, and without one the second leads to the login.
	{ page: '/matrimonial', answers: withAnswers(matchesBrought(), done) },
	{ page: '/matrimonial/own', answers: { ...withAnswers(matchesBrought(), done), visitor: toLogin } },
	...officeShells.map((page) => ({ page, answers: guardedForOffice(done) })),
	{ page: '/', about: 'the newest stories', answers: everyone(shows(newestStories)) },
	{ page: '/blogs', answers: everyone(shows(eachStory)) },
	{
		page: '/blogs/language/[language]',
		send: () => ({ params: { language: 'en' } }),
		answers: everyone(shows(eachStory)),
	},
	...(['/blogs/page/[number]', '/blogs/language/[language]/page/[number]'] as const).map((page) => ({
		page,
		about: 'the first has an address without a number',
		send: () => ({ params: { language: 'en', number: '1' } }),
		answers: everyone(notThere),
	})),
	{
		page: '/blog/[id]',
		about: 'approved, with the titles of others',
		send: onStory('approved'),
		answers: everyone(
			shows(
				ofStory('approved')('self'),
				looked.filter((at) => at !== 'private').map((at) => `${at}.approved-story.title`),
			),
		),
	},
	...(['pending', 'rejected'] as const).map((status) => ({
		page: '/blog/[id]' as const,
		about: `${status}: for its sender and administrators`,
		send: onStory(status),
		answers: forEach(notThere, storyFor[status]),
	})),
	// What the addresses of stories lead to with a session.
	...(['pending', 'rejected'] as const).map((status) => ({
		page: '/blog/[id]/own' as const,
		about: status,
		send: onStory(status),
		answers: forEach(notThere, storyFor[status]),
	})),
	{ page: '/gallery', answers: everyone(shows(eachPicture)) },
	{
		page: '/gallery/category/[category]',
		send: () => ({ params: { category: 'General' } }),
		answers: everyone(shows(eachPicture)),
	},
	...(['/gallery/page/[number]', '/gallery/category/[category]/page/[number]'] as const).map((page) => ({
		page,
		about: 'the first has an address without a number',
		send: () => ({ params: { category: 'General', number: '1' } }),
		answers: everyone(notThere),
	})),
	{ page: '/deity/[id]', send: onDeity, answers: everyone(done) },
	{ page: '/clan/[slug]', send: onClan, answers: everyone(done) },
	{ page: '/login', answers: withVisitor(done, { status: 307, sees: [], to: '/profile' }) },
	{
		page: '/not-me/[token]',
		about: 'with the link of the mail, which tells who added whom',
		send: ({ notMeToken }) => ({ params: { token: notMeToken } }),
		answers: everyone(shows('adder.name', 'unclaimed.name')),
	},
	{ page: '/not-me/[token]', about: 'with a link of nobody’s', answers: everyone(notThere) },
	{
		page: '/ask/[token]',
		about: 'with the link of a question, before the reader has said who they are',
		send: ({ self }) => ({ params: { token: self.askToken } }),
		answers: everyone(shows('self.name', 'self.question.caption')),
	},
	{
		page: '/ask/[token]',
		about: 'for whom it is, which shows the question and who asks',
		send: ({ self }) => ({
			params: { token: self.askToken },
			query: new URLSearchParams({ as: self.askCaption }).toString(),
		}),
		answers: everyone(
			shows('self.name', 'self.question.caption', 'self.question.address', 'self.question.whose'),
		),
	},
	{
		page: '/ask/[token]',
		about: 'for who says to be another, as before the reader has said anything',
		send: ({ self }) => ({
			params: { token: self.askToken },
			query: new URLSearchParams({ as: 'somebody else' }).toString(),
		}),
		answers: everyone(shows('self.name', 'self.question.caption')),
	},
	{ page: '/ask/[token]', about: 'with a link of nobody’s', answers: everyone(notThere) },
	{
		page: '/confirm-email/[token]',
		about: 'with a link of nobody’s, which looks like an expired one',
		send: () => ({ params: { token: '0'.repeat(64) } }),
		answers: everyone(done),
	},
	...looked.flatMap((at): PageRow[] => [
		{
			...{ page: '/profile/[id]', about: at, at, send: onSelf },
			answers: profilePageFor(at, shows(of('self', wholeProfilePage))),
		},
		...(['visitor', 'member', 'family', 'self'] as const).map(
			(audience): PageRow => ({
				...{ page: '/profile/[id]', about: `${at}, as for ${audience}`, at },
				// As whom it is looked at counts for the member alone.
				send: (fixtures) => ({ ...onSelf(fixtures), query: `as=${audience}` }),
				answers: profilePageFor(at, shows(of('self', previewOf[at][audience]))),
			}),
		),
		{
			...{ page: '/matrimonial/[id]', about: at, at, send: onSelf },
			answers: withAnswers([getRow('GET /api/family/matches/[id]', at)]),
		},
		{
			...{ page: '/matrimonial/[id]/meeting', about: at, at, send: onSelf },
			answers: withAnswers([getRow('GET /api/family/matches/[id]/meeting', at)]),
		},
	]),
	{
		page: '/profile/[id]',
		about: 'of nobody',
		send: () => ({ params: { id: randomUUID() } }),
		answers: guarded(notThere),
	},
	{
		page: '/biodata/own/[id]',
		send: ({ self }) => ({ params: { id: self.biodata } }),
		answers: withAnswers([getRow('GET /api/family/biodatas/[id]')]),
	},
	{
		page: '/biodata/[token]',
		about: 'with a link that works, which shows what has been chosen',
		send: onBiodataLink,
		answers: everyone(shows(of('self', 'name', 'clan', 'details.motherTongue', 'biodataLink.sentTo'))),
	},
	{
		page: '/biodata/[token]',
		about: 'with a link of nobody’s, or one that has ended',
		send: onNoLink,
		answers: everyone(notThere),
	},
	{ page: '/family-tree/relation', answers: relationsOffered() },
	{ page: '/family-tree/same', answers: guarded(done) },
	{ page: '/family-tree/questions', answers: withAnswers([getRow('GET /api/family/questions')]) },
	{
		page: '/family-tree/relation',
		about: 'to one of the tree',
		send: ({ self }) => ({ query: `to=${self.cards.departed}` }),
		answers: relationsOffered('self.kin.photo.id'),
	},
	{ page: '/family-tree/outline', answers: lineageShown({ self: weddingShown }) },
	{
		page: '/family-tree/outline',
		about: 'from one of the tree',
		send: ({ self }) => ({ query: `from=${self.cards.kin}` }),
		answers: lineageShown({ self: weddingShown }),
	},
	{
		page: '/family-tree/ancestors',
		answers: lineageShown({ self: [...ofEach(['self.kin', 'self.departed'], origin), departedSpelling] }),
	},
	{
		page: '/family-tree/book',
		answers: lineageShown({
			family: [...getBook('me'), ...ofEach(ofLooked('family.of-'), 'facts')],
			adder: [...getBook('me'), ...ofEach([...ofLooked('adder.of-'), 'adder.of-unclaimed'], 'facts')],
			self: [
				...[...getBook('self'), ...weddingShown],
				...ofEach(['self.kin', 'self.departed', 'self.minor'], origin, 'profession', 'facts'),
				...[...ofEach(['self.mother', 'self.added', 'self.union'], 'facts'), 'self.kin.photo.id'],
			],
		}),
	},
	{ page: '/family-tree/words', answers: guarded(done) },
	{ page: '/family-tree/days', answers: withAnswers([getRow('GET /api/family/days')]) },
	{
		page: '/matrimonial/check',
		answers: { ...offers, self: shows(offers.self.sees, departedSpelling) },
	},
	{
		page: '/share-story',
		about: 'of a pending story',
		send: ({ self }) => ({ query: `id=${self.stories.pending}` }),
		answers: guarded(done),
	},
	{
		page: '/kul-devi-devta-form',
		about: 'of a deity',
		send: ({ deity }) => ({ query: `id=${deity}` }),
		answers: guardedForOffice(done),
	},
	{ page: '/_not-found', answers: everyone(notThere) },
	{ page: '/admin/outbox', answers: guardedForOffice(notThere) },
	{ page: '/admin/[...rest]', answers: guardedForOffice(notThere) },
];

/** Whose tree holds nobody else is shown nobody; others whom they can begin with, and more of those who are shown. */
function lineageShown(more: Partial<Record<'family' | 'adder' | 'self', readonly string[]>>): Answers {
	const seen = (reader: 'family' | 'adder' | 'self') => shows(offers[reader].sees, more[reader] ?? []);
	return guarded(done, { family: seen('family'), adder: seen('adder'), self: seen('self') });
}

/** Whose tree holds nobody else is offered nobody. */
function relationsOffered(...more: readonly string[]): Answers {
	const { family, adder, self } = offers;
	return guarded(done, { family, adder, self: shows(self.sees, departedSpelling, more) });
}

/** Addresses of pages that Next has of its own, which lead nowhere. */
export const ownPagesOfNext = ['/_global-error'];

/** Addresses that lead elsewhere, as Next writes them, each with one that it leads away from. */
export const redirects: Readonly<Record<string, { from: string; cookie?: string; to: string }>> = {
	'/:path+/': { from: '/about/', to: '/about' },
	'/hi': { from: '/hi', to: '/' },
	'/hi/:path((?!api(?:/|$)|_next(?:/|$)|admin(?:/|$)|.*\\.[a-z0-9]+$).*)': {
		from: '/hi/about',
		to: '/about',
	},
	'/': { from: '/', cookie: 'preferredLanguage=en', to: '/en' },
	'/:path((?!api(?:/|$)|_next(?:/|$)|admin(?:/|$)|en(?:/|$)|hi(?:/|$)|.*\\.[a-z0-9]+$).*)': {
		...{ from: '/about', cookie: 'preferredLanguage=en', to: '/en/about' },
	},
};

/** Files that are sent to everybody as they are, by how their addresses begin. */
export const files = [
	...[
		'/api/openapi.json',
		'/apple-touch-icon.png',
		'/art/',
		'/favicon.ico',
		'/fonts/',
		'/hero/',
		'/icon',
		'/manifest.webmanifest',
	],
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
