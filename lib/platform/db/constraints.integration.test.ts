import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provideDatabase } from '@/tests/support/database';
import { pool } from './pool';

provideDatabase();

type Row = Record<string, unknown>;

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

/** Ids in the order in which they sort. */
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const admin = id(1);
const member = id(2);
const relative = id(3);
const tree = id(10);
const otherTree = id(11);
const grandfather = id(20);
const father = id(21);
const child = id(22);
const mother = id(23);
const stranger = id(29);
const photo = id(30);
const deity = id(40);

/** A row of each table that every constraint accepts. */
const good = {
	Member: () => ({
		id: randomUUID(),
		name: 'देवी सिंह',
		email: 'Devi@Example.org',
		emailKey: `${randomUUID()}@example.org`,
		claimedAt: at(0),
		updatedAt: at(0),
	}),
	Session: () => ({ memberId: member, createdAt: at(0), expiresAt: at(1) }),
	OneTimeCode: () => ({
		memberId: member,
		purpose: 'reset',
		codeHmac: Buffer.alloc(32),
		createdAt: at(0),
		expiresAt: at(10),
	}),
	EmailConfirmation: () => ({
		memberId: member,
		tokenHash: Buffer.alloc(32),
		codeHmac: Buffer.alloc(32),
		createdAt: at(0),
		expiresAt: at(10),
	}),
	EmailChange: () => ({
		memberId: member,
		email: 'other@example.org',
		codeHmac: Buffer.alloc(32),
		createdAt: at(0),
		expiresAt: at(10),
	}),
	SecondFactor: () => ({ memberId: member, encryptedSecret: Buffer.alloc(48) }),
	RecoveryCode: () => ({ memberId: relative, codeHash: Buffer.alloc(32) }),
	Consent: () => ({ memberId: member, purpose: 'terms', textVersion: '1', language: 'hi', givenAt: at(0) }),
	AddressOption: () => ({ kind: 'tehsil', foldedKey: 'jodhpur', hi: 'जोधपुर', en: 'Jodhpur' }),
	FamilyTree: () => ({ ownerId: relative, name: 'राठौड़ परिवार', updatedAt: at(0) }),
	Person: () => ({ treeId: tree, name: 'मान सिंह', updatedAt: at(0) }),
	ParentLink: () => ({ treeId: tree, childId: child, parentId: mother, role: 'mother' }),
	Union: () => ({ treeId: tree, partnerAId: father, partnerBId: mother }),
	FamilyRequest: () => ({ fromMemberId: member, toMemberId: relative, relation: 'brother' }),
	Deity: () => ({ clans: ['Rathore'], updatedAt: at(0) }),
	DeityText: () => ({ deityId: deity, language: 'hi', name: 'नागणेच्या माता', description: 'कुलदेवी' }),
	DeityImage: () => ({ deityId: deity, mediaId: photo, position: 0 }),
	Blog: () => ({ title: 'कथा', content: 'एक समय', author: 'देवी', language: 'hi', updatedAt: at(0) }),
	GalleryImage: () => ({
		title: 'दुर्ग',
		description: 'मेहरानगढ़',
		language: 'hi',
		mediaId: photo,
		updatedAt: at(0),
	}),
	InboxMessage: () => ({
		kind: 'contact',
		name: 'देवी',
		email: 'd@example.org',
		subject: 'प्रश्न',
		message: 'नमस्ते',
		language: 'hi',
	}),
	AuditEntry: () => ({ action: 'blog.approve', subjectType: 'blog' }),
	Media: () => ({ width: 800, height: 600, blur: 'data:image/webp;base64,UklGRg==' }),
	MediaVariant: () => ({
		mediaId: photo,
		width: 400,
		height: 300,
		byteSize: 9000,
		objectKey: 'ab/cd-400.webp',
	}),
	StoredObject: () => ({ key: `${'0af9'.repeat(8)}.webp`, bytes: Buffer.from('picture') }),
	Deployment: () => ({ kind: 'preview', branch: 'main', secret: 'x'.repeat(43), preparedAt: at(0) }),
	RateLimit: () => ({ key: 'login:1' }),
	SiteSettings: () => ({ contactEmail: 'office@example.org', senderEmail: 'no-reply@example.org' }),
	GalleryCategory: () => ({ key: 'Forts', hi: 'दुर्ग', en: 'Forts', position: 0 }),
	SiteText: () => ({ kind: 'terms', number: 1, version: '2026-01-01.1', hi: 'नियम', en: 'Terms' }),
	AdministratorMail: () => ({ memberId: admin }),
	NotificationsRead: () => ({ memberId: member, readUntil: at(0) }),
} satisfies Record<string, () => Row>;

type Table = keyof typeof good;

let client: PoolClient;

async function insert(table: Table, changes: Row = {}) {
	const row: Row = { ...good[table](), ...changes };
	const columns = Object.keys(row);
	await client.query(
		`INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
		VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
		Object.values(row),
	);
}

/** The constraint that refused, or what else happened. */
async function getRefusal(work: Promise<unknown>) {
	try {
		await work;
		return 'accepted';
	} catch (error) {
		return error instanceof pg.DatabaseError ? (error.constraint ?? error.message) : error;
	}
}

async function insertScene() {
	await insert('Member', { id: admin, isAdmin: true });
	await insert('Member', { id: member });
	await insert('Member', { id: relative });
	await insert('SecondFactor', { memberId: relative });
	await insert('Media', { id: photo });
	await insert('FamilyTree', { id: tree, ownerId: member });
	await insert('FamilyTree', { id: otherTree, ownerId: admin });
	for (const person of [grandfather, father, child, mother]) await insert('Person', { id: person });
	await insert('Person', { id: stranger, treeId: otherTree });
	await insert('ParentLink', { childId: father, parentId: grandfather, role: 'father' });
	await insert('ParentLink', { childId: child, parentId: father, role: 'father' });
	await insert('Deity', { id: deity });
}

beforeEach(async () => {
	client = await pool.connect();
	await client.query('BEGIN');
	await insertScene();
});

afterEach(async () => {
	await client.query('ROLLBACK');
	client.release();
});

describe('accepts', () => {
	it.each(Object.keys(good).map((name) => [name]))('a good %s', async (name) => {
		const table = (Object.keys(good) as Table[]).find((key) => key === name);
		if (!table) throw new Error('unreachable');
		expect(await getRefusal(insert(table))).toBe('accepted');
	});

	const accepted: [string, Table, Row][] = [
		['an unclaimed account that nobody sees', 'Member', { claimedAt: null, isListed: false }],
		['a connector without a name', 'Person', { kind: 'connector', name: null }],
		[
			'a death in the year of birth, when only the year of birth is known',
			'Person',
			{ bornOn: '1900-07-01', bornPrecision: 'year', isDeceased: true, diedOn: '1900-03-01' },
		],
		[
			'an adoptive father beside the birth father',
			'ParentLink',
			{ parentId: stranger, kind: 'adopted', role: 'father', treeId: tree },
		],
		['a marriage that ended on an unknown day', 'Union', { endedBy: 'death' }],
		['feedback', 'InboxMessage', { kind: 'feedback', subject: null, feedbackType: 'issue' }],
		['an approved story', 'Blog', { status: 'approved', approvedAt: at(1) }],
		['a request that names cards of its sender', 'FamilyRequest', { personId: child, relatedToId: father }],
	];
	it.each(accepted)('%s', async (_, table, changes) => {
		if (changes.parentId === stranger)
			await client.query(`UPDATE "Person" SET "treeId" = '${tree}' WHERE id = '${stranger}'`);
		expect(await getRefusal(insert(table, changes))).toBe('accepted');
	});
});

describe('refuses', () => {
	const long = (length: number) => 'अ'.repeat(length);
	const refused: [string, Table, Row][] = [
		['Member_name_check', 'Member', { name: ' \t\n' }],
		['Member_name_check', 'Member', { name: long(121) }],
		['Member_email_check', 'Member', { email: ' ' }],
		['Member_emailKey_check', 'Member', { emailKey: '' }],
		['Member_emailKey_check', 'Member', { emailKey: 'Devi@example.org' }],
		['Member_emailKey_check', 'Member', { emailKey: ' devi@example.org' }],
		['Member_born_check', 'Member', { bornOn: '1990-01-01' }],
		['Member_born_check', 'Member', { bornPrecision: 'year' }],
		['Member_diedOn_check', 'Member', { diedOn: '1990-01-01' }],
		['Member_diedPrecision_check', 'Member', { isDeceased: true, diedPrecision: 'year' }],
		['Member_ageAtDeath_check', 'Member', { ageAtDeath: 80 }],
		['Member_ageAtDeath_check', 'Member', { isDeceased: true, ageAtDeath: 121 }],
		[
			'Member_life_check',
			'Member',
			{ bornOn: '1990-01-02', bornPrecision: 'day', isDeceased: true, diedOn: '1990-01-01' },
		],
		['Member_clan_check', 'Member', { clan: '' }],
		['Member_dynasty_check', 'Member', { dynasty: ' ' }],
		['Member_unclaimed_check', 'Member', { claimedAt: null }],
		['Member_unclaimed_check', 'Member', { claimedAt: null, isListed: false, isAdmin: true }],
		['Member_unclaimed_check', 'Member', { claimedAt: null, isListed: false, familyTreePrivacy: 'public' }],
		[
			'Member_emailConfirmedAt_check',
			'Member',
			{ claimedAt: null, isListed: false, familyTreePrivacy: 'private', emailConfirmedAt: at(0) },
		],
		['Member_version_check', 'Member', { version: -1 }],
		['Session_expiresAt_check', 'Session', { expiresAt: at(0) }],
		['OneTimeCode_triesLeft_check', 'OneTimeCode', { triesLeft: -1 }],
		['OneTimeCode_triesLeft_check', 'OneTimeCode', { triesLeft: 6 }],
		['OneTimeCode_codeHmac_check', 'OneTimeCode', { codeHmac: Buffer.alloc(31) }],
		['OneTimeCode_expiresAt_check', 'OneTimeCode', { expiresAt: at(0) }],
		['EmailConfirmation_tokenHash_check', 'EmailConfirmation', { tokenHash: Buffer.alloc(31) }],
		['EmailConfirmation_codeHmac_check', 'EmailConfirmation', { codeHmac: Buffer.alloc(31) }],
		['EmailConfirmation_triesLeft_check', 'EmailConfirmation', { triesLeft: 6 }],
		['EmailConfirmation_expiresAt_check', 'EmailConfirmation', { expiresAt: at(0) }],
		['EmailChange_codeHmac_check', 'EmailChange', { codeHmac: Buffer.alloc(31) }],
		['EmailChange_triesLeft_check', 'EmailChange', { triesLeft: 6 }],
		['EmailChange_expiresAt_check', 'EmailChange', { expiresAt: at(0) }],
		['EmailChange_done_check', 'EmailChange', { doneAt: at(1) }],
		[
			'EmailChange_returnTokenHash_check',
			'EmailChange',
			{ doneAt: at(1), formerEmail: 'a@example.org', returnTokenHash: Buffer.alloc(31) },
		],
		[
			'Member_secondFactorSince_check',
			'Member',
			{ claimedAt: null, isListed: false, secondFactorSince: at(0) },
		],
		['SecondFactor_encryptedSecret_check', 'SecondFactor', { encryptedSecret: Buffer.alloc(47) }],
		['SecondFactor_lastStep_check', 'SecondFactor', { lastStep: -1 }],
		['RecoveryCode_memberId_fkey', 'RecoveryCode', { memberId: member }],
		['RecoveryCode_codeHash_check', 'RecoveryCode', { codeHash: Buffer.alloc(31) }],
		['Consent_textVersion_check', 'Consent', { textVersion: '' }],
		['Consent_withdrawnAt_check', 'Consent', { withdrawnAt: at(-1) }],
		['AddressOption_foldedKey_check', 'AddressOption', { foldedKey: '' }],
		['AddressOption_spelling_check', 'AddressOption', { hi: null, en: null }],
		['AddressOption_hi_check', 'AddressOption', { hi: ' ' }],
		['AddressOption_hi_check', 'AddressOption', { hi: long(81) }],
		['AddressOption_en_check', 'AddressOption', { en: long(81) }],
		['FamilyTree_name_check', 'FamilyTree', { name: '' }],
		['FamilyTree_name_check', 'FamilyTree', { name: long(201) }],
		['FamilyTree_version_check', 'FamilyTree', { version: -1 }],
		['FamilyTree_ownerId_key', 'FamilyTree', { ownerId: member }],
		['Person_kind_check', 'Person', { name: null }],
		['Person_kind_check', 'Person', { kind: 'connector' }],
		['Person_kind_check', 'Person', { kind: 'connector', name: null, memberId: relative }],
		['Person_kind_check', 'Person', { kind: 'connector', name: null, photoId: photo }],
		['Person_name_check', 'Person', { name: '  ' }],
		['Person_name_check', 'Person', { name: long(121) }],
		['Person_born_check', 'Person', { bornOn: '1990-01-01' }],
		['Person_diedOn_check', 'Person', { diedOn: '1990-01-01' }],
		[
			'Person_life_check',
			'Person',
			{ bornOn: '1990-01-02', bornPrecision: 'day', isDeceased: true, diedOn: '1990-01-01' },
		],
		[
			'Person_life_check',
			'Person',
			{ bornOn: '1990-01-01', bornPrecision: 'year', isDeceased: true, diedOn: '1989-12-31' },
		],
		[
			'Person_life_check',
			'Person',
			{ bornOn: '1990-01-01', bornPrecision: 'age', isDeceased: true, diedOn: '1988-12-31' },
		],
		[
			'Person_life_check',
			'Person',
			{ bornOn: '1990-06-01', bornPrecision: 'month', isDeceased: true, diedOn: '1990-05-31' },
		],
		[
			'Person_life_check',
			'Person',
			{
				...{ bornOn: '1990-01-01', bornPrecision: 'about' },
				...{ isDeceased: true, diedOn: '1979-12-31', diedPrecision: 'about' },
			},
		],
		['Person_diedPrecision_check', 'Person', { isDeceased: true, diedPrecision: 'year' }],
		['Person_ageAtDeath_check', 'Person', { ageAtDeath: 80 }],
		['Person_ageAtDeath_check', 'Person', { isDeceased: true, ageAtDeath: 121 }],
		['Person_clan_check', 'Person', { clan: '' }],
		['Person_version_check', 'Person', { version: -1 }],
		['ParentLink_distinct_check', 'ParentLink', { parentId: child }],
		['ParentLink_birth_parent_key', 'ParentLink', { role: 'father' }],
		['ParentLink_childId_parentId_key', 'ParentLink', { parentId: father, kind: 'step' }],
		['ParentLink_own_ancestor', 'ParentLink', { childId: grandfather, parentId: child, role: 'father' }],
		['ParentLink_own_ancestor', 'ParentLink', { childId: grandfather, parentId: child, kind: 'adopted' }],
		['ParentLink_parent_fkey', 'ParentLink', { parentId: stranger }],
		['ParentLink_child_fkey', 'ParentLink', { childId: stranger }],
		['Union_partners_check', 'Union', { partnerAId: mother, partnerBId: father }],
		['Union_partners_check', 'Union', { partnerBId: father }],
		['Union_partnerB_fkey', 'Union', { partnerBId: stranger }],
		['Union_sequence_check', 'Union', { sequence: -1 }],
		['Union_ended_check', 'Union', { endedOn: '2000-01-01' }],
		['Union_span_check', 'Union', { marriedOn: '2000-01-02', endedOn: '2000-01-01', endedBy: 'divorce' }],
		['FamilyRequest_members_check', 'FamilyRequest', { toMemberId: member }],
		['FamilyRequest_relation_check', 'FamilyRequest', { relation: '' }],
		['FamilyRequest_answeredAt_check', 'FamilyRequest', { answeredAt: at(0) }],
		['FamilyRequest_answeredAt_check', 'FamilyRequest', { status: 'accepted' }],
		['FamilyRequest_answeredAt_check', 'FamilyRequest', { status: 'withdrawn' }],
		['FamilyRequest_foreign_card', 'FamilyRequest', { personId: stranger }],
		['FamilyRequest_foreign_card', 'FamilyRequest', { relatedToId: stranger }],
		['Deity_clans_check', 'Deity', { clans: ['Rathore', null] }],
		['Deity_clans_check', 'Deity', { clans: [''] }],
		['Deity_version_check', 'Deity', { version: -1 }],
		['DeityText_name_check', 'DeityText', { name: '' }],
		['DeityText_description_check', 'DeityText', { description: ' ' }],
		['DeityText_alternateNames_check', 'DeityText', { alternateNames: [''] }],
		['DeityImage_position_check', 'DeityImage', { position: -1 }],
		['Blog_text_check', 'Blog', { title: '' }],
		['Blog_text_check', 'Blog', { content: ' ' }],
		['Blog_text_check', 'Blog', { author: '' }],
		['Blog_approvedAt_check', 'Blog', { status: 'approved' }],
		['Blog_approvedAt_check', 'Blog', { approvedAt: at(0) }],
		['Blog_rejectionReason_check', 'Blog', { rejectionReason: 'x' }],
		['Blog_version_check', 'Blog', { version: -1 }],
		['GalleryImage_text_check', 'GalleryImage', { title: '' }],
		['GalleryImage_text_check', 'GalleryImage', { description: '' }],
		['GalleryImage_text_check', 'GalleryImage', { category: '' }],
		['GalleryImage_approvedAt_check', 'GalleryImage', { status: 'approved' }],
		['GalleryImage_rejectionReason_check', 'GalleryImage', { rejectionReason: 'x' }],
		['GalleryImage_version_check', 'GalleryImage', { version: -1 }],
		['InboxMessage_text_check', 'InboxMessage', { message: ' ' }],
		['InboxMessage_kind_check', 'InboxMessage', { subject: null }],
		['InboxMessage_kind_check', 'InboxMessage', { feedbackType: 'issue' }],
		['InboxMessage_kind_check', 'InboxMessage', { kind: 'feedback', feedbackType: 'issue' }],
		['InboxMessage_kind_check', 'InboxMessage', { kind: 'feedback', subject: null }],
		['InboxMessage_subject_check', 'InboxMessage', { subject: ' ' }],
		['AuditEntry_text_check', 'AuditEntry', { action: '' }],
		['Media_size_check', 'Media', { width: 0 }],
		['Media_size_check', 'Media', { height: -1 }],
		['Media_blur_check', 'Media', { blur: '"><script>' }],
		['MediaVariant_size_check', 'MediaVariant', { width: 0 }],
		['MediaVariant_size_check', 'MediaVariant', { byteSize: 0 }],
		['MediaVariant_objectKey_check', 'MediaVariant', { objectKey: '../secret' }],
		['MediaVariant_objectKey_check', 'MediaVariant', { objectKey: '/etc/passwd' }],
		['MediaVariant_objectKey_check', 'MediaVariant', { objectKey: 'ab/../../secret' }],
		['StoredObject_key_check', 'StoredObject', { key: '../secret' }],
		['StoredObject_key_check', 'StoredObject', { key: `${'0af9'.repeat(8)}.webp\n` }],
		['Deployment_id_check', 'Deployment', { id: 2 }],
		['Deployment_secret_check', 'Deployment', { secret: 'short' }],
		['StoredObject_bytes_check', 'StoredObject', { bytes: Buffer.alloc(0) }],
		['SiteSettings_one_row', 'SiteSettings', { id: 2 }],
		['SiteSettings_version_check', 'SiteSettings', { version: -1 }],
		['SiteSettings_contact_check', 'SiteSettings', { contactEmail: 'office' }],
		['SiteSettings_contact_check', 'SiteSettings', { contactPhone: 'none' }],
		['SiteSettings_contact_check', 'SiteSettings', { addressEn: ' ' }],
		['SiteSettings_urls_check', 'SiteSettings', { facebookUrl: 'http://example.org' }],
		['SiteSettings_urls_check', 'SiteSettings', { whatsappUrl: 'javascript:alert(1)' }],
		['SiteSettings_founders_check', 'SiteSettings', { coFounderHi: '' }],
		['SiteSettings_sender_check', 'SiteSettings', { senderEmail: 'nobody' }],
		['SiteSettings_sender_check', 'SiteSettings', { senderEmail: null, senderName: 'Portal' }],
		['GalleryCategory_names_check', 'GalleryCategory', { hi: ' ' }],
		['GalleryCategory_position_check', 'GalleryCategory', { position: -1 }],
		['SiteText_number_check', 'SiteText', { number: 0 }],
		['SiteText_text_check', 'SiteText', { en: ' ' }],
	];
	it.each(refused)('%s: %s %j', async (constraint, table, changes) => {
		expect(await getRefusal(insert(table, changes))).toBe(constraint);
	});

	const twice: [string, Table, Row, Row][] = [
		['OneTimeCode_alive_key', 'OneTimeCode', {}, { purpose: 'claim' }],
		['OneTimeCode_alive_key', 'OneTimeCode', { purpose: 'secondFactor' }, { purpose: 'secondFactor' }],
		['EmailConfirmation_tokenHash_key', 'EmailConfirmation', {}, {}],
		['EmailChange_open_key', 'EmailChange', {}, {}],
		[
			'EmailChange_returnTokenHash_key',
			'EmailChange',
			{ doneAt: at(1), formerEmail: 'a@example.org', returnTokenHash: Buffer.alloc(32) },
			{ doneAt: at(1), formerEmail: 'a@example.org', returnTokenHash: Buffer.alloc(32) },
		],
		['Consent_alive_key', 'Consent', {}, { textVersion: '2' }],
		['AddressOption_kind_foldedKey_key', 'AddressOption', {}, { hi: null }],
		['Union_partnerAId_partnerBId_key', 'Union', {}, { sequence: 1 }],
		['FamilyRequest_pair_key', 'FamilyRequest', {}, {}],
		['FamilyRequest_pair_key', 'FamilyRequest', {}, { fromMemberId: relative, toMemberId: member }],
		[
			'FamilyRequest_pair_key',
			'FamilyRequest',
			{ status: 'accepted', answeredAt: at(0) },
			{ fromMemberId: relative, toMemberId: member },
		],
	];
	it.each(twice)('%s: two of %s at once', async (constraint, table, first, second) => {
		await insert(table, first);
		expect(await getRefusal(insert(table, second))).toBe(constraint);
	});

	const again: [string, Table, Row][] = [
		['a code', 'OneTimeCode', { usedAt: at(1) }],
		['a consent', 'Consent', { withdrawnAt: at(1) }],
		['a request', 'FamilyRequest', { status: 'rejected', answeredAt: at(1) }],
		['a request', 'FamilyRequest', { status: 'withdrawn', answeredAt: at(1) }],
	];
	it.each(again)('but not %s after one that has ended (%s %j)', async (_, table, ended) => {
		await insert(table, ended);
		expect(await getRefusal(insert(table))).toBe('accepted');
	});

	const statements: [string, string][] = [
		['AuditEntry_append_only', `UPDATE "AuditEntry" SET action = 'nothing'`],
		['AuditEntry_append_only', `UPDATE "AuditEntry" SET action = 'nothing', changes = NULL`],
		['AuditEntry_append_only', `UPDATE "AuditEntry" SET changes = '{"name": "another"}'`],
		['AuditEntry_append_only', `UPDATE "AuditEntry" SET at = '2020-01-01', changes = NULL`],
		['AuditEntry_append_only', `UPDATE "AuditEntry" SET "actorId" = '${admin}', changes = NULL`],
		['AuditEntry_append_only', `UPDATE "AuditEntry" SET "subjectType" = 'deity', "subjectId" = 'x'`],
		['AuditEntry_append_only', 'DELETE FROM "AuditEntry"'],
		['AuditEntry_append_only', 'TRUNCATE "AuditEntry"'],
		['Member_last_administrator', `UPDATE "Member" SET "isAdmin" = false WHERE id = '${admin}'`],
		['Member_last_administrator', `DELETE FROM "Member" WHERE id = '${admin}'`],
		[
			'ParentLink_own_ancestor',
			`UPDATE "ParentLink" SET "childId" = '${grandfather}', "parentId" = '${father}' WHERE "childId" = '${father}'
			; INSERT INTO "ParentLink" ("treeId", "childId", "parentId", role)
				VALUES ('${tree}', '${father}', '${child}', 'father')`,
		],
		[
			'ParentLink_own_ancestor',
			`INSERT INTO "ParentLink" ("treeId", "childId", "parentId", role, kind) VALUES
				('${tree}', '${mother}', '${child}', 'mother', 'step'),
				('${tree}', '${grandfather}', '${mother}', 'mother', 'birth')`,
		],
		['SiteText_append_only', `UPDATE "SiteText" SET hi = 'another'`],
		['SiteText_append_only', 'DELETE FROM "SiteText"'],
		['SiteText_append_only', 'TRUNCATE "SiteText"'],
		['GalleryImage_mediaId_fkey', `DELETE FROM "Media" WHERE id = '${photo}'`],
	];
	it.each(statements)('%s: %s', async (constraint, sql) => {
		await insert('AuditEntry');
		await insert('GalleryImage');
		expect(await getRefusal(client.query(sql))).toBe(constraint);
	});
});

describe('two at once', () => {
	let other: PoolClient;

	beforeEach(async () => {
		await client.query('COMMIT');
		other = await pool.connect();
		await client.query('BEGIN');
		await other.query('BEGIN');
	});

	afterEach(async () => {
		await client.query('ROLLBACK');
		await other.query('ROLLBACK');
		other.release();
		await client.query('DELETE FROM "Member"');
		await client.query('DELETE FROM "Media"; DELETE FROM "Deity"');
	});

	it('the last two administrators cannot demote each other', async () => {
		const second = randomUUID();
		await insert('Member', { id: second, isAdmin: true });
		await client.query('COMMIT; BEGIN');
		await client.query(`UPDATE "Member" SET "isAdmin" = false WHERE id = '${second}'`);
		const late = getRefusal(other.query(`UPDATE "Member" SET "isAdmin" = false WHERE id = '${admin}'`));
		await client.query('COMMIT');
		expect(await late).toBe('Member_last_administrator');
	});

	it('two halves of a circle cannot be linked', async () => {
		const [one, two] = [randomUUID(), randomUUID()];
		await insert('Person', { id: one });
		await insert('Person', { id: two });
		await client.query('COMMIT; BEGIN');
		await insert('ParentLink', { childId: one, parentId: two, role: 'father' });
		const late = getRefusal(
			other.query(`INSERT INTO "ParentLink" ("treeId", "childId", "parentId", role)
				VALUES ('${tree}', '${two}', '${one}', 'father')`),
		);
		await client.query('COMMIT');
		expect(await late).toBe('ParentLink_own_ancestor');
	});
});

it('an account that goes takes its tree along and leaves its blogs, without anything in its way', async () => {
	await insert('Blog', { senderId: member });
	await insert('OneTimeCode');
	await insert('EmailConfirmation');
	await insert('EmailChange');
	await insert('SecondFactor');
	await insert('RecoveryCode', { memberId: member });
	await insert('Consent');
	await insert('Session');
	await insert('FamilyRequest', { personId: child });
	await insert('Person', { treeId: otherTree, memberId: member, approvalStatus: 'pending' });
	await client.query(`DELETE FROM "Member" WHERE id = '${member}'`);
	const { rows } = await client.query(
		`SELECT (SELECT count(*)::int FROM "Blog") AS blogs, (SELECT count(*)::int FROM "Person") AS persons,
			(SELECT count(*)::int FROM "FamilyRequest") AS requests, (SELECT count(*)::int FROM "Person" WHERE "memberId" IS NOT NULL) AS linked`,
	);
	expect(rows).toEqual([{ blogs: 1, persons: 2, requests: 0, linked: 0 }]);
});
