import * as z from 'zod';
import { countGraphemes } from '@/lib/core/graphemes';
import { maxRawLength, unitsEach } from '@/lib/core/text';
import { newBlogBody } from '@/lib/features/content/blog/schema';
import { newImageBody } from '@/lib/features/content/gallery/schema';
import { treeChangesBody } from '@/lib/features/family/tree/schema';
import { clanBody } from '@/lib/features/heritage/clan/schema';
import { deityBody } from '@/lib/features/heritage/deity/schema';
import { khaanpBody } from '@/lib/features/heritage/khaanp/schema';
import { biodataBody, detailsBody, linkBody } from '@/lib/features/matching/biodata/schema';
import { noteBody } from '@/lib/features/matching/guardians/schema';
import { meetingChangeBody } from '@/lib/features/matching/meeting/schema';
import { reportBody } from '@/lib/features/matching/reports/schema';
import { wishesChangesBody } from '@/lib/features/matching/schema';
import { memberChangesBody } from '@/lib/features/member/schema';
import { contactBody } from '@/lib/features/messaging/inbox/schema';
import { settingsBody, siteTextBody } from '@/lib/features/site/settings/schema';
import { administrator } from '../../scripts/test-administrator';
import type { World } from './world';

/** Folded for finding, in forms of their own; rows in the trash are whole rows, with these in them. */
const folded = /^Member\.searchText$|^TrashEntry\.rows$|^(?!MediaVariant).*Key$/;

interface Limit {
	units: number;
	characters: number;
}

/** UTF-16 units of one line. */
const getLine = (units: number): Limit => ({ units, characters: units });
/** Characters as readers count them. */
const getCharacters = (characters: number): Limit => ({ units: characters * unitsEach, characters });

const tooLong = z.object({ code: z.literal('custom'), params: z.object({ max: z.number() }) });
const longest = 'x'.repeat(maxRawLength);
/** One character of two units. */
const wideCharacter = '👑';

function findMax(schema: z.ZodType, text: string): number | undefined {
	const issues = schema.safeParse(text).error?.issues ?? [];
	return issues.map((issue) => tooLong.safeParse(issue).data?.params.max).find((max) => max !== undefined);
}

/** How much text a field takes, as its refusals say; null where it takes no text. */
function findLimit(schema: z.ZodType): Limit | null {
	const max = findMax(schema, longest);
	if (max === undefined) return null;
	return findMax(schema, wideCharacter.repeat(max)) === undefined ? getCharacters(max) : getLine(max);
}

/** The limits of all texts in a body by the names of their fields, in any depth. */
function getLimits(schema: z.core.$ZodType, name = ''): Record<string, Limit> {
	if (schema instanceof z.ZodObject) {
		const shape: Record<string, z.core.$ZodType> = schema.shape;
		return Object.assign({}, ...Object.entries(shape).map(([field, inner]) => getLimits(inner, field)));
	}
	if (schema instanceof z.ZodArray) return getLimits(schema.element, name);
	if (schema instanceof z.ZodUnion)
		return Object.assign({}, ...schema.options.map((option) => getLimits(option, name)));
	const limit = name !== '' && schema instanceof z.ZodType ? findLimit(schema) : null;
	if (limit) return { [name]: limit };
	if (schema instanceof z.ZodPipe) return { ...getLimits(schema.in, name), ...getLimits(schema.out, name) };
	const { def } = schema._zod;
	return 'innerType' in def && def.innerType instanceof z.ZodType ? getLimits(def.innerType, name) : {};
}

const hash = getLine(64);
const mail = getLine(254);
const reason = getCharacters(1000);

/** How much each column of text may hold: what the body takes that fills it, and by hand where the portal writes it itself. */
const limits: Record<string, Record<string, Limit>> = {
	Member: {
		...getLimits(memberChangesBody),
		email: mail,
		mobileE164: getLine(20),
		passwordHash: getLine(200),
	},
	Person: {
		...getLimits(memberChangesBody),
		mobileE164: getLine(20),
		facts: getLine(4000),
		mergeUndo: getLine(4000),
		changeUndo: getLine(4000),
	},
	MemberTally: getLimits(memberChangesBody),
	Session: { userAgent: getLine(300) },
	EmailChange: { email: mail, formerEmail: mail },
	Consent: { textVersion: getLine(40) },
	AddressOption: { hi: getLine(80), en: getLine(80) },
	FamilyTree: { ...getLimits(treeChangesBody), addressWords: getLine(3000) },
	FamilyDays: { feedKeyHash: hash },
	ElderQuestion: {
		addressHi: getLine(300),
		addressEn: getLine(300),
		whoseHi: getLine(300),
		whoseEn: getLine(300),
		kin: getLine(300),
		choices: getLine(300),
		saidName: getLine(100),
		saidVillage: getLine(80),
		saidClan: getLine(80),
		saidGotra: getLine(80),
		saidBy: getLine(100),
		tokenHash: hash,
	},
	Union: { place: getLine(200), facts: getLine(4000) },
	FamilyRequest: { relation: getLine(40), message: getLine(500) },
	BirthMoment: { placeName: getLine(80) },
	PartnerWishes: getLimits(wishesChangesBody),
	MatrimonialDetails: {
		...getLimits(detailsBody),
		motherTongue: getLine(80),
		languages: getLine(80),
		siblings: getLine(200),
	},
	Biodata: getLimits(biodataBody),
	BiodataLink: { ...getLimits(linkBody), tokenHash: hash, openers: getLine(33) },
	Interest: { message: getLine(500) },
	MeetingQuestion: getLimits(meetingChangeBody),
	Guardianship: {
		guardianHi: getLine(300),
		guardianEn: getLine(300),
		candidateHi: getLine(300),
		candidateEn: getLine(300),
		textVersion: getLine(40),
	},
	GuardianNote: getLimits(noteBody),
	MemberReport: getLimits(reportBody),
	Deity: getLimits(deityBody),
	DeityText: getLimits(deityBody),
	Clan: { slug: getLine(80), key: getLine(80) },
	ClanText: { ...getLimits(clanBody), slug: getLine(80) },
	Khaanp: { ...getLimits(khaanpBody), seats: getLine(80) },
	ShippedKhaanp: { name: getLine(80) },
	ClanAlias: { key: getLine(160), name: getLine(80), clan: getLine(80) },
	ClanRename: { before: getLine(80) },
	GonePage: { path: getLine(60) },
	Blog: { ...getLimits(newBlogBody), rejectionReason: reason },
	GalleryImage: { ...getLimits(newImageBody), rejectionReason: reason },
	InboxMessage: { ...getLimits(contactBody), email: mail },
	OutboxMail: {
		email: mail,
		emailKey: mail,
		subject: getLine(200),
		text: getCharacters(20_000),
		html: getLine(10_000),
	},
	TrashEntry: { name: getLine(600), rows: getCharacters(20_000) },
	Decision: { action: getLine(40), mail: getCharacters(40_000) },
	AuditEntry: {
		action: getLine(40),
		subjectType: getLine(40),
		subjectId: getLine(100),
		changes: getCharacters(20_000),
	},
	Media: { blur: getLine(10_000) },
	MediaVariant: { objectKey: getLine(200) },
	RateLimit: { key: getLine(200) },
	Deployment: { branch: getLine(250), secret: getLine(43) },
	StoredObject: { key: getLine(37) },
	SiteSettings: { ...getLimits(settingsBody), contactEmail: mail, senderEmail: mail },
	GalleryCategory: getLimits(settingsBody),
	SiteText: { ...getLimits(siteTextBody), version: getLine(40) },
};

interface Column {
	table: string;
	column: string;
	type: string;
}

const aControl = /(?!\n)\p{Cc}/u;

/** @param limit of folded texts undefined */
function findFault(text: string, limit: Limit | undefined): string | null {
	if (/\p{Cs}/u.test(text)) return 'half a surrogate pair';
	if (aControl.test(text)) return 'a control character';
	if (limit === undefined) return null;
	if (text !== text.normalize('NFC')) return 'no NFC';
	if (text.length > limit.units) return `${text.length} units, more than ${limit.units}`;
	if (text.length > limit.characters && countGraphemes(text) > limit.characters)
		return `more than ${limit.characters} characters`;
	return null;
}

/** Every text in every row, those within JSON and lists too. Answers what is wrong, and how many were looked at. */
export async function walkTexts(world: World): Promise<{ texts: number; columns: number; faults: string[] }> {
	const columns = await world.query<Column>(
		`SELECT c.table_name AS table, c.column_name AS column, c.udt_name AS type FROM information_schema.columns c
			JOIN information_schema.tables t USING (table_schema, table_name)
			WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND t.table_name <> '_prisma_migrations'
				AND c.udt_name IN ('text', 'varchar', 'bpchar', '_text', 'json', 'jsonb')
			ORDER BY 1, 2`,
	);
	const faults: string[] = [];
	let texts = 0;
	for (const { table, column, type } of columns) {
		const isFolded = folded.test(`${table}.${column}`);
		const limit = isFolded ? undefined : limits[table]?.[column];
		if (!isFolded && limit === undefined) faults.push(`${table}.${column} has no known limit`);
		const from =
			{
				_text: `SELECT DISTINCT unnest("${column}") AS text FROM "${table}"`,
				jsonb: `SELECT DISTINCT found #>> '{}' AS text FROM "${table}",
				jsonb_path_query("${column}", 'strict $.** ? (@.type() == "string")') AS found`,
			}[type] ?? `SELECT DISTINCT "${column}" AS text FROM "${table}"`;
		for (const { text } of await world.query<{ text: string | null }>(from)) {
			if (text === null) continue;
			texts += 1;
			const fault = findFault(text, limit);
			if (fault !== null)
				faults.push(`${table}.${column} has ${fault}: ${JSON.stringify(text.slice(0, 200))}`);
		}
	}
	return { texts, columns: columns.length, faults };
}

const today = `(now() AT TIME ZONE 'Asia/Kolkata')::date`;

/** Each finds rows that may not be. */
const broken: Record<string, string> = {
	'an administrator is left': `SELECT 1 WHERE NOT EXISTS (SELECT FROM "Member" WHERE "isAdmin")`,
	'who changes the record of others is an administrator': `SELECT "action", "actorId" FROM "AuditEntry" e
		WHERE "actorId" IS NOT NULL
			AND NOT EXISTS (SELECT FROM "Member" m WHERE m."id" = e."actorId" AND m."isAdmin")
			AND NOT EXISTS (SELECT FROM "AuditEntry" other WHERE other."subjectId" = e."actorId"::text
				AND other."subjectType" = 'member' AND other."action" IN ('member.update', 'member.delete', 'member.create'))`,
	'an administrator is one by the start, of the demo, or by another': `SELECT "id" FROM "Member" m WHERE "isAdmin"
		AND NOT "isDemo" AND m."email" <> '${administrator.email}' AND NOT EXISTS (SELECT FROM "AuditEntry" e
			WHERE e."subjectId" = m."id"::text AND e."action" IN ('member.update', 'member.create', 'member.restore', 'member.undo'))`,
	'a key is that of its address': `SELECT "email" FROM "Member"
		WHERE "emailKey" <> lower(normalize(trim("email"), NFKC)) AND "email" ~ '^[\\x21-\\x7e]+$'`,
	'only members of the demo have an account without a password': `SELECT "id" FROM "Member"
		WHERE "passwordHash" IS NULL AND "claimedAt" IS NOT NULL AND NOT "isDemo"`,
	// Later they may say so, and are shown to nobody.
	'nobody joins who says that they are under 18': `SELECT "id" FROM "Member"
		WHERE "bornOn" > ${today} - interval '18 years' AND NOT "isDeceased" AND "updatedAt" < "createdAt" + interval '1 second'`,
	'nobody is born tomorrow, or dies before': `SELECT "id" FROM "Person" WHERE "bornOn" > ${today}
		OR "diedOn" < "bornOn" - (CASE WHEN 'about' IN ("bornPrecision"::text, "diedPrecision"::text) THEN 10 ELSE 0 END) * interval '1 year'`,
	'no member is born tomorrow, or dies before': `SELECT "id" FROM "Member" WHERE "bornOn" > ${today}
		OR "diedOn" < "bornOn" - (CASE WHEN 'about' IN ("bornPrecision"::text, "diedPrecision"::text) THEN 10 ELSE 0 END) * interval '1 year'`,
	'a tree has its owner in it': `SELECT t."id" FROM "FamilyTree" t WHERE NOT EXISTS (SELECT FROM "Person" p
		WHERE p."treeId" = t."id" AND p."memberId" = t."ownerId")`,
	'nobody is a parent of themselves, however far': `WITH RECURSIVE up("childId", "parentId", depth) AS (
			SELECT "childId", "parentId", 1 FROM "ParentLink"
			UNION SELECT up."childId", l."parentId", up.depth + 1 FROM up JOIN "ParentLink" l ON l."childId" = up."parentId" WHERE up.depth < 30
		) SELECT "childId" FROM up WHERE "childId" = "parentId"`,
	'a father is no woman and a mother no man': `SELECT l."id" FROM "ParentLink" l JOIN "Person" p ON p."id" = l."parentId"
		WHERE (l."role" = 'father' AND p."gender" = 'Female') OR (l."role" = 'mother' AND p."gender" = 'Male')`,
	'a request is between two accounts, one at a time': `SELECT 1 FROM "FamilyRequest" WHERE "status" IN ('pending', 'accepted', 'held')
		GROUP BY least("fromMemberId", "toMemberId"), greatest("fromMemberId", "toMemberId") HAVING count(*) > 1`,
	'a picture has its widths': `SELECT "id" FROM "Media" m WHERE NOT EXISTS (SELECT FROM "MediaVariant" v WHERE v."mediaId" = m."id")`,
	'a deity has texts in a language': `SELECT "id" FROM "Deity" d WHERE NOT EXISTS (SELECT FROM "DeityText" t WHERE t."deityId" = d."id")`,
	'a deity has no more than it may': `SELECT "id" FROM "Deity" WHERE cardinality("clans") NOT BETWEEN 1 AND 40`,
	'wishes are in order': `SELECT "memberId" FROM "PartnerWishes" WHERE cardinality("districts") > 20 OR cardinality("clans") > 20`,
	'nobody reports or marks themselves': `SELECT "aboutId" FROM "MemberReport" WHERE "aboutId" = "reporterId"`,
	'a member who agrees to matches has said so once': `SELECT "memberId" FROM "Consent" WHERE "withdrawnAt" IS NULL
		GROUP BY "memberId", "purpose" HAVING count(*) > 1`,
	'who is claimed has agreed to the terms': `SELECT m."id" FROM "Member" m WHERE m."claimedAt" IS NOT NULL AND NOT m."isDemo"
		AND NOT m."isAdmin" AND NOT EXISTS (SELECT FROM "Consent" c WHERE c."memberId" = m."id" AND c."purpose" = 'terms')
		AND NOT EXISTS (SELECT FROM "AuditEntry" e WHERE e."subjectId" = m."id"::text)`,
};

/** What must hold of the rows together. Answers what does not, and how many rules there are. */
export async function walkRules(world: World): Promise<{ rules: number; faults: string[] }> {
	const faults: string[] = [];
	for (const [rule, sql] of Object.entries(broken)) {
		const rows = await world.query(sql);
		if (rows.length > 0)
			faults.push(`not so that ${rule}: ${rows.length} rows, such as ${JSON.stringify(rows[0])}`);
	}
	return { rules: Object.keys(broken).length, faults };
}
