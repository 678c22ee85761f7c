// Who looks and who is looked at: people whose every word is a canary.
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encode } from 'next-auth/jwt';
import sharp from 'sharp';
import { hashPassword } from '@/lib/platform/auth/password';
import { newKhaanpNames } from '@/tests/support/khaanp-names';
import type { Planter, Values } from './planter';

/** Members who are looked at, by their privacy; the young one is public and turns out to be under 18. */
export const looked = ['private', 'restricted', 'public', 'young'] as const;
export type Looked = (typeof looked)[number];

/** The relationship of a reader to the member. `ended` and `unclaimed` come with a token that is worth nothing. */
export const readers = [
	...(['visitor', 'ended', 'unclaimed', 'stranger', 'family', 'adder', 'match', 'agreed'] as const),
	...(['self', 'administrator'] as const),
] as const;
export type Reader = (typeof readers)[number];

/** Those whose token is alive. */
export const loggedIn = ['stranger', 'family', 'adder', 'match', 'agreed', 'self', 'administrator'] as const;

export interface Account {
	id: string;
	name: string;
	email: string;
	token: string;
	photo: string;
}

/** Ids of what belongs to a member who is looked at. */
interface Household extends Account {
	kind: Looked;
	tree: string;
	cards: Record<'me' | 'kin' | 'mother' | 'departed' | 'minor' | 'unseen' | 'added', string>;
	/** Of the adder's tree, standing for the member. */
	cardOfAdder: string;
	/** In the link to a question about their tree. */
	askToken: string;
	/** What the relative whom it asks is to them. */
	askCaption: string;
	biodata: string;
	biodataLink: string;
	/** In the link to the biodata. */
	biodataToken: string;
	blogs: Record<'approved' | 'pending' | 'rejected', string>;
	pictures: Record<'approved' | 'pending', string>;
	/** Media by what shows them. */
	media: Record<'kin' | 'pendingBlog' | 'approvedPicture' | 'pendingPicture' | 'loose', string>;
	/** What the tree, the blogs and the pictures are called. */
	titles: Record<'tree' | 'approvedBlog' | 'pendingBlog' | 'approvedPicture' | 'pendingPicture', string>;
	requests: Record<'fromAdder' | 'withFamily', string>;
	interests: Record<'fromMatch' | 'withAgreed', string>;
	report: string;
	decision: string;
	trash: string;
	/** Six digits that are alive. */
	code: string;
}

type Accounts = Record<Exclude<Reader, 'visitor' | 'self' | 'ended'>, Account>;

export interface Fixtures {
	accounts: Accounts;
	/** Who is looked at. */
	self: Household;
	/** In the inbox. */
	message: string;
	/** In the outbox. */
	mail: string;
	deity: string;
	clanAlias: string;
	khaanp: string;
	/** By which the mail about it removes the unclaimed account. */
	notMeToken: string;
	/** By which the mail about it has a code sent. */
	claimToken: string;
	/** Of the member's own session that has been ended. */
	endedToken: string;
}

export interface Stage {
	planter: Planter;
	dataDir: string;
	secret: string;
}

/** Of every account that logs in. */
export const password = 'juku neem at dusk';
let passwordHash: Promise<string> | undefined;
let bytes: Promise<Buffer> | undefined;

const now = new Date();
const anHourAgo = new Date(now.getTime() - 3_600_000);
const aYearAgo = new Date(now.getTime() - 365 * 24 * 3_600_000);
const inAnHour = new Date(now.getTime() + 3_600_000);

async function tokenFor(secret: string, memberId: string, sessionId: string): Promise<string> {
	return encode({ token: { sub: memberId, sid: sessionId }, secret, maxAge: 3_600 });
}

async function plantPicture({ planter, dataDir }: Stage, subject: string, ownerId: string): Promise<string> {
	const blur = `data:image/webp;base64,${planter.canaries.word(`${subject}.blur`)}`;
	const id = await planter.plant(subject, 'Media', { ownerId, width: 8, height: 8, blur });
	planter.canaries.id(`${subject}.id`, id);
	const key = planter.canaries.id(`${subject}.objectKey`, randomBytes(16).toString('hex'));
	const objectKey = `${key}.webp`;
	bytes ??= sharp({ create: { width: 8, height: 8, channels: 3, background: '#aa3311' } })
		.webp()
		.toBuffer();
	const image = await bytes;
	await planter.plant(subject, 'MediaVariant', {
		...{ mediaId: id, width: 8, height: 8, byteSize: image.length, objectKey },
	});
	const folder = path.join(dataDir, 'media', key.slice(0, 2), key.slice(2, 4));
	await mkdir(folder, { recursive: true });
	await writeFile(path.join(folder, objectKey), image);
	return id;
}

export async function plantAccount(stage: Stage, subject: string, given: Values = {}): Promise<Account> {
	const { planter, secret } = stage;
	passwordHash ??= hashPassword(password);
	const hash = planter.canaries.never(`${subject}.passwordHash`, await passwordHash);
	const name = planter.canaries.word(`${subject}.name`);
	const email = `${planter.canaries.word(`${subject}.email`)}@example.org`;
	const id = await planter.plant(subject, 'Member', {
		...{ name, email, passwordHash: hash, claimedAt: anHourAgo, language: 'en' },
		emailConfirmedAt: given.claimedAt === null ? null : anHourAgo,
		...{ gender: 'Male', prefix: 'Kunwar', isMarried: true, isManglik: false, ...given },
	});
	const photo = await plantPicture(stage, `${subject}.photo`, id);
	await planter.change('Member', id, { photoId: photo });
	const session = await planter.plant(`${subject}.session`, 'Session', {
		...{ memberId: id, createdAt: anHourAgo, expiresAt: inAnHour },
	});
	planter.canaries.id(`${subject}.session.id`, session);
	const token = await tokenFor(secret, id, session);
	if (given.claimedAt !== null) await plantConsent(planter, subject, id, 'terms');
	return { id, name, email, token: planter.canaries.never(`${subject}.token`, token), photo };
}

async function plantConsent(planter: Planter, subject: string, memberId: string, purpose: string) {
	const id = await planter.plant(`${subject}.${purpose}`, 'Consent', { memberId, purpose, language: 'en' });
	planter.canaries.id(`${subject}.${purpose}.id`, id);
}

/** Unmarried, and agrees to be shown to others who look for a match. */
export async function plantSeeker(stage: Stage, subject: string, given: Values): Promise<Account> {
	const { bornOn = stage.planter.canaries.day(`${subject}.bornOn`, 1961) } = given;
	const seeker = await plantAccount(stage, subject, { isMarried: false, ...given, bornOn });
	await plantConsent(stage.planter, subject, seeker.id, 'matrimonial');
	await stage.planter.plant(`${subject}.wishes`, 'PartnerWishes', { memberId: seeker.id });
	await stage.planter.plant(`${subject}.birthMoment`, 'BirthMoment', {
		...{ memberId: seeker.id, minutes: 395, timePrecision: 'minute', placeKey: 'rajasthan-jodhpur' },
		...{ latitude: 26.27, longitude: 73.01, kundliSince: new Date() },
		// As they are stored, so that the hourly work changes nothing.
		...{ computedFor: bornOn, moonFrom: 260.2, moonTo: 260.24 },
	});
	await stage.planter.plant(`${subject}.details`, 'MatrimonialDetails', {
		...{ memberId: seeker.id, heightCm: 168, diet: 'vegetarian', income: 'upTo3' },
		siblings: JSON.stringify([
			{
				...{
					kind: 'sister',
					isMarried: null,
					name: stage.planter.canaries.word(`${subject}.details.siblings`),
				},
				marriedInto: '',
			},
		]),
		...{ shownToMatches: ['about', 'nanihal'], shownToAgreed: ['lookingFor'] },
	});
	return seeker;
}

function getFacts({ canaries }: Planter, subject: string): string {
	const word = () => canaries.word(`${subject}.facts`);
	const fields = { value: word(), place: word(), phrase: word(), notes: [word()] };
	const detail = { tag: 'CAUS', value: word() };
	const source = { source: word(), page: word(), text: word() };
	return JSON.stringify([{ tag: 'EVEN', type: word(), ...fields, details: [detail], sources: [source] }]);
}

interface Tree {
	id: string;
	name: string;
	meId: string;
	card(name: string, given?: Values): Promise<string>;
}

export async function plantTree({ planter }: Stage, subject: string, owner: Account): Promise<Tree> {
	const name = planter.canaries.word(`${subject}.tree.name`);
	const id = await planter.plant(`${subject}.tree`, 'FamilyTree', {
		ownerId: owner.id,
		isPublic: true,
		name,
	});
	const card = (name: string, given: Values = {}) => {
		const of = `${subject}.${name}`;
		const bare = { treeId: id, addedById: owner.id, gender: 'Male', diedOn: null };
		return planter.plant(of, 'Person', { ...bare, facts: getFacts(planter, of), ...given });
	};
	return { id, name, card, meId: await card('me', { memberId: owner.id }) };
}

async function plantHousehold(
	stage: Stage,
	kind: Looked,
	{ accounts, trees }: { accounts: Accounts; trees: Record<'family' | 'adder', Tree> },
): Promise<Household> {
	const { planter, secret } = stage;
	const { canaries } = planter;
	const at = (name: string) => `${kind}.${name}`;
	const self = await plantSeeker(
		stage,
		kind,
		kind === 'young'
			? { familyTreePrivacy: 'public', bornOn: canaries.day('young.bornOn', 2010) }
			: { familyTreePrivacy: kind },
	);
	const { id: memberId } = self;
	const tree = await plantTree(stage, kind, self);
	const link = (childId: string, parentId: string, role: string) =>
		planter.plant(at('link'), 'ParentLink', { treeId: tree.id, childId, parentId, role });
	const request = (subject: string, given: Values) =>
		planter.plant(at(subject), 'FamilyRequest', { toMemberId: memberId, relation: 'Brother', ...given });

	const kinPhoto = await plantPicture(stage, at('kin.photo'), memberId);
	const born = (name: string, year: number) => ({ bornOn: canaries.day(at(`${name}.bornOn`), year) });
	const kin = await tree.card('kin', { photoId: kinPhoto, ...born('kin', 1931) });
	const mother = await tree.card('mother', { gender: 'Female' });
	const departed = await tree.card('departed', {
		...born('departed', 1901),
		...{ isDeceased: true, diedOn: canaries.day(at('departed.diedOn'), 2001) },
	});
	const minor = await tree.card('minor', born('minor', 2012));
	const unseen = await tree.card('unseen', { isVisible: false });
	const added = await tree.card('added', { addedById: accounts.adder.id });
	await link(tree.meId, kin, 'father');
	await link(kin, departed, 'father');
	await link(minor, tree.meId, 'father');
	const [partnerAId, partnerBId] = [kin, mother].sort();
	const marriage = { treeId: tree.id, partnerAId, partnerBId, endedBy: 'death' };
	await planter.plant(at('union'), 'Union', { ...marriage, facts: getFacts(planter, at('union')) });

	const askToken = randomBytes(32).toString('base64url');
	const asked = (subject: string) => {
		const [address, whose] = ['addressEn', 'whoseEn'].map((part) => canaries.word(at(`${subject}.${part}`)));
		const words = { addressHi: address, addressEn: address, whoseHi: whose, whoseEn: whose };
		return {
			...words,
			kin: 'F',
			choices: ['MF', 'F', 'Be', 'FF'],
			treeId: tree.id,
			personId: departed,
			language: 'en',
			expiresAt: inAnHour,
		};
	};
	const nothingSaid = { saidName: null, saidVillage: null, saidClan: null, saidGotra: null, saidBy: null };
	const tokenHash = createHash('sha256').update(askToken).digest('base64url');
	const question = asked('question');
	await planter.plant(at('question'), 'ElderQuestion', {
		...{ ...question, ...nothingSaid, elderId: kin, asks: 'father', tokenHash },
	});
	await planter.plant(at('answer'), 'ElderQuestion', {
		...{ ...asked('answer'), elderId: mother, asks: 'mother', answeredAt: now },
	});

	const biodataToken = randomBytes(32).toString('base64url');
	const biodata = await planter.plant(at('biodata'), 'Biodata', {
		...{ memberId, layout: 'modern', language: 'en', fields: ['photo', 'clan', 'motherTongue'] },
	});
	const biodataLink = await planter.plant(at('biodataLink'), 'BiodataLink', {
		...{ biodataId: biodata, expiresAt: inAnHour },
		tokenHash: createHash('sha256').update(biodataToken).digest('base64url'),
	});

	const standsFor = { memberId, approvalStatus: 'approved' };
	const cardOfFamily = await trees.family.card(`of-${kind}`, standsFor);
	const cardOfAdder = await trees.adder.card(`of-${kind}`, { ...standsFor, approvalStatus: 'pending' });

	const titled = (subject: string) => canaries.word(`${at(subject)}.title`);
	const titles = {
		tree: tree.name,
		...{ approvedBlog: titled('approved-story'), pendingBlog: titled('pending-story') },
		...{ approvedPicture: titled('approved-picture'), pendingPicture: titled('pending-picture') },
	};
	// In their order, for what shows the newest alone.
	const approvedAt = new Date(anHourAgo.getTime() + looked.indexOf(kind) * 1_000);
	const blog = async (status: string, given: Values = {}) =>
		planter.plant(at(`${status}-story`), 'Blog', {
			...{ senderId: memberId, language: 'en', status, rejectionReason: null, ...given },
		});
	const pendingBlog = await plantPicture(stage, at('pending-story.image'), memberId);
	const image = async (status: string, given: Values = {}) => {
		const mediaId = await plantPicture(stage, at(`${status}-picture.image`), memberId);
		const values = { mediaId, senderId: memberId, category: 'General', language: 'en', status };
		const subject = at(`${status}-picture`);
		return {
			mediaId,
			id: await planter.plant(subject, 'GalleryImage', { ...values, rejectionReason: null, ...given }),
		};
	};
	const [shown, waiting] = [
		await image('approved', { approvedAt: now, title: titles.approvedPicture }),
		await image('pending', { title: titles.pendingPicture }),
	];
	await image('rejected', { rejectionReason: canaries.word(at('rejected-picture.rejectionReason')) });
	const rejected = await blog('rejected', {
		rejectionReason: canaries.word(at('rejected-story.rejectionReason')),
	});

	const interest = (subject: string, from: Account, given: Values) =>
		planter.plant(at(subject), 'Interest', { fromMemberId: from.id, toMemberId: memberId, ...given });
	const { match, agreed, administrator, adder, family } = accounts;
	await planter.plant(at('mark'), 'MatchMark', { memberId, otherId: match.id, kind: 'shortlisted' });
	// Its time is over: tests/attack/guardians.test.ts looks at those that hold.
	const agreement = { candidateId: memberId, guardianId: family.id, status: 'agreed', language: 'en' };
	const terms = { agreedAt: aYearAgo, expiresAt: anHourAgo, hasLastWord: false, contactOf: 'candidate' };
	await planter.plant(at('guardianship'), 'Guardianship', { ...agreement, ...terms });
	const noted = { candidateId: memberId, authorId: memberId, otherId: match.id };
	await planter.plant(at('note'), 'GuardianNote', noted);
	const report = { reporterId: match.id, aboutId: memberId, reason: 'other', language: 'en' };

	const code = '482915';
	const codeHmac = createHmac('sha256', secret).update(`${memberId}:${code}`).digest();
	for (const form of ['hex', 'base64', 'base64url'] as const)
		canaries.never(at('code.codeHmac'), codeHmac.toString(form));
	const codeId = await planter.plant(at('code'), 'OneTimeCode', {
		...{ memberId, purpose: 'reset', expiresAt: inAnHour, codeHmac },
	});
	canaries.id(at('code.id'), codeId);
	const factor = { encryptedSecret: randomBytes(48), codeHash: randomBytes(32) };
	for (const [column, bytes] of Object.entries(factor))
		for (const form of ['hex', 'base64', 'base64url'] as const)
			canaries.never(at(`second-factor.${column}`), bytes.toString(form));
	// Waits to be confirmed: logins of this account ask for no code.
	await planter.plant(at('second-factor'), 'SecondFactor', {
		...{ memberId, encryptedSecret: factor.encryptedSecret },
	});
	await planter.plant(at('recovery-code'), 'RecoveryCode', { memberId, codeHash: factor.codeHash });

	// Of each kind of mailed code its own HMAC.
	const confirmationHmac = createHmac('sha256', secret).update(`confirm:${memberId}:${code}`).digest();
	const confirmationId = await planter.plant(at('confirmation'), 'EmailConfirmation', {
		...{ memberId, expiresAt: inAnHour, codeHmac: confirmationHmac },
	});
	canaries.id(at('confirmation.id'), confirmationId);
	const open = { formerEmail: null, returnTokenHash: null };
	await planter.plant(at('email-change'), 'EmailChange', { memberId, expiresAt: inAnHour, ...open });
	await planter.plant(at('email-changed'), 'EmailChange', { memberId, expiresAt: inAnHour, doneAt: now });

	const rested = randomUUID();
	const getCanary = (field: string) => canaries.word(at(`trash.${field}`));
	const restedBlog = {
		...{
			id: rested,
			title: getCanary('rows'),
			content: getCanary('rows'),
			author: getCanary('rows'),
			language: 'en',
		},
		...{ senderId: memberId, status: 'pending', isDemo: false, version: 0, createdAt: now, updatedAt: now },
		...{ titleKey: '', authorKey: '' },
	};
	const trash = await planter.plant(at('trash'), 'TrashEntry', {
		...{ kind: 'blog', subjectId: rested, ownerId: memberId, deletedById: administrator.id },
		rows: JSON.stringify({ taken: { Blog: [restedBlog] }, emptied: {}, requests: [] }),
	});
	const mailed = (field: string) => canaries.word(at(`decision.${field}`));
	const decision = await planter.plant(at('decision'), 'Decision', {
		...{ action: 'blog.reject', subjectId: rejected, ownerId: memberId, actorId: administrator.id },
		undoUntil: inAnHour,
		mail: JSON.stringify({
			...{ to: `${mailed('to')}@example.org`, language: 'en', subject: mailed('subject') },
			...{ text: mailed('text'), html: mailed('html') },
		}),
	});
	const changed = canaries.word(at('audit.changes'));
	await planter.plant(at('audit'), 'AuditEntry', {
		...{ actorId: administrator.id, action: 'member.update', subjectType: 'member', subjectId: memberId },
		changes: JSON.stringify({ fatherName: { from: changed, to: canaries.word(at('audit.changes')) } }),
	});
	await planter.plant(at('message'), 'InboxMessage', {
		...{ kind: 'contact', email: self.email, language: 'en', senderId: memberId },
	});

	const withAgreed = await interest('agreed-interest', agreed, { status: 'accepted', answeredAt: now });
	await planter.plant(at('agreed-question'), 'MeetingQuestion', {
		...{ interestId: withAgreed, topic: null, isBySender: true },
	});
	return {
		...self,
		kind,
		tree: tree.id,
		cards: { me: tree.meId, kin, mother, departed, minor, unseen, added },
		biodata,
		biodataLink,
		biodataToken,
		cardOfAdder,
		askToken,
		askCaption: 'father',
		blogs: {
			approved: await blog('approved', { approvedAt, createdAt: approvedAt, title: titles.approvedBlog }),
			pending: await blog('pending', { imageId: pendingBlog, title: titles.pendingBlog }),
			rejected,
		},
		pictures: { approved: shown.id, pending: waiting.id },
		titles,
		media: {
			kin: kinPhoto,
			pendingBlog,
			approvedPicture: shown.mediaId,
			pendingPicture: waiting.mediaId,
			loose: await plantPicture(stage, at('loose'), memberId),
		},
		requests: {
			fromAdder: await request('adder-request', {
				fromMemberId: adder.id,
				personId: cardOfAdder,
				relation: 'Other',
			}),
			withFamily: await request('family-request', {
				...{ fromMemberId: family.id, personId: cardOfFamily, status: 'accepted', answeredAt: now },
			}),
		},
		interests: {
			fromMatch: await interest('match-interest', match, {}),
			withAgreed,
		},
		report: await planter.plant(at('report'), 'MemberReport', report),
		decision,
		trash,
		code,
	};
}

/** Readers, and a member of each of these looked at whom they look. */
export async function plantFixtures<P extends Looked>(
	stage: Stage,
	wanted: readonly P[],
): Promise<Map<P, Fixtures>> {
	const { planter, secret } = stage;
	const adder = await plantAccount(stage, 'adder');
	const accounts = {
		adder,
		administrator: await plantAccount(stage, 'administrator', { isAdmin: true }),
		stranger: await plantAccount(stage, 'stranger'),
		family: await plantAccount(stage, 'family'),
		match: await plantSeeker(stage, 'match', { gender: 'Female' }),
		agreed: await plantSeeker(stage, 'agreed', { gender: 'Female' }),
		unclaimed: await plantAccount(stage, 'unclaimed', { claimedAt: null, isListed: false }),
	};
	const trees = {
		family: await plantTree(stage, 'family', accounts.family),
		adder: await plantTree(stage, 'adder', adder),
	};
	// Else the first look at it would make a tree, and what others see would depend on who looked first.
	for (const reader of ['stranger', 'match', 'agreed', 'administrator'] as const)
		await plantTree(stage, reader, accounts[reader]);
	const { id: unclaimedId } = accounts.unclaimed;
	const personId = await trees.adder.card('of-unclaimed', {
		memberId: unclaimedId,
		approvalStatus: 'pending',
	});
	await planter.plant('unclaimed.request', 'FamilyRequest', {
		...{ fromMemberId: adder.id, toMemberId: unclaimedId, personId, relation: 'Brother' },
	});
	await planter.plant('limit', 'RateLimit', { points: 1 });
	await planter.plant('option', 'AddressOption', { kind: 'location', isTyped: false });
	const message = await planter.plant('message', 'InboxMessage', {
		...{ kind: 'feedback', subject: null, feedbackType: 'issue', language: 'en' },
	});
	const mail = await planter.plant('mail', 'OutboxMail', { language: 'en' });
	const deity = await planter.plant('deity', 'Deity', { clans: [] });
	const text = { deityId: deity, name: 'A deity', description: 'Of the hills.', alternateNames: [] };
	await planter.plant('deity', 'DeityText', { ...text, language: 'en' });
	const alias = { key: `alias ${randomUUID()}`, name: 'An alias', clan: 'Rathore' };
	const clanAlias = await planter.plant('clanAlias', 'ClanAlias', alias);
	const [en, hi] = newKhaanpNames();
	const khaanp = await planter.plant('khaanp', 'Khaanp', {
		...{ spellingsEn: [en], spellingsHi: [hi], isOwnKul: 'yes' },
	});
	const fixturesByKind = new Map<P, Fixtures>();
	for (const kind of wanted) {
		const self = await plantHousehold(stage, kind, { accounts, trees });
		const endedToken = await tokenFor(secret, self.id, randomUUID());
		const notMeToken = getLinkToken(secret, 'not-me', unclaimedId);
		const claimToken = getLinkToken(secret, 'claim', unclaimedId);
		fixturesByKind.set(kind, {
			...{ accounts, self, message, mail, deity, clanAlias, khaanp, endedToken, notMeToken, claimToken },
		});
	}
	return fixturesByKind;
}

function getLinkToken(secret: string, purpose: string, memberId: string): string {
	const signature = createHmac('sha256', secret).update(`${purpose}:${memberId}`).digest('hex');
	return `${memberId.replaceAll('-', '')}${signature}`;
}
