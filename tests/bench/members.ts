import pg from 'pg';
import { memoize } from '@/lib/core/memoize';
import { nameKey } from '@/lib/core/name-key';
import { searchKey } from '@/lib/core/text-folding';
import { getClan, getName } from './names';

const membersAtOnce = 10_000;

const towns = `जोधपुर Jodhpur,जयपुर Jaipur,उदयपुर Udaipur,बीकानेर Bikaner,जैसलमेर Jaisalmer,बाड़मेर Barmer,पाली Pali,
	सिरोही Sirohi,जालोर Jalore,नागौर Nagaur,अजमेर Ajmer,सीकर Sikar,चूरू Churu,अलवर Alwar,कोटा Kota,बूंदी Bundi`
	.split(',')
	.flatMap((town) => town.trim().split(' '));
const dynasties = ['सूर्यवंशी', 'Suryavanshi', 'चंद्रवंशी', 'Chandravanshi', 'अग्निवंशी', 'Agnivanshi', null];
const professions = ['किसान', 'Army officer', 'Teacher', 'व्यवसाय', 'Engineer', 'Doctor', null];

const keyIn = memoize(searchKey);
const pick = <T>(values: readonly T[], number: number) => values[number % values.length] ?? null;

/** The profile of the member of this number; every fourth tells of no dynasty, every seventh of no work. */
function getMember(number: number) {
	const clan = getClan(number);
	const dynasty = pick(dynasties, Math.floor(number / 3));
	const town = pick(towns, Math.floor(number / 7));
	const name = getName(number);
	const email = `member-${number}@bench.example`;
	return {
		name,
		nameKey: nameKey(name),
		email,
		emailKey: email,
		clan,
		clanKey: keyIn(clan),
		dynasty,
		dynastyKey: keyIn(dynasty),
		location: town,
		district: town,
		villageAddress: `${pick(towns, number * 31)}garh ${number % 700}`,
		profession: pick(professions, Math.floor(number / 11)),
		fatherName: getName(number + 1_000_000),
		mobileNumber: `+91 9${String(Math.imul(number + 1, 2_654_435) >>> 0).padStart(9, '0')}`,
		isAdmin: number % 20_000 === 7,
		joinedMinutesAgo: number * 5,
	};
}

/** Writes claimed, listed members with the first `count` names, and lets Postgres learn what it holds. */
export async function writeMembers(databaseUrl: string, count: number): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const { rows: slow } = await client.query<{ name: string; definition: string }>(
			`SELECT indexname AS name, indexdef AS definition FROM pg_indexes
			WHERE tablename = 'Member' AND indexdef LIKE '%USING gin%'`,
		);
		// Written at the end: word by word they would take most of the time.
		for (const { name } of slow) await client.query(`DROP INDEX "${name}"`);
		for (let from = 0; from < count; from += membersAtOnce) {
			const length = Math.min(membersAtOnce, count - from);
			const members = Array.from({ length }, (_, at) => getMember(from + at));
			await client.query(
				`INSERT INTO "Member" ("name", "nameKey", "email", "emailKey", "clan", "clanKey", "dynasty", "dynastyKey",
					"location", "district", "villageAddress", "profession", "fatherName", "mobileNumber", "isAdmin",
					"createdAt", "claimedAt", "updatedAt")
				SELECT "name", "nameKey", "email", "emailKey", "clan", "clanKey", "dynasty", "dynastyKey", "location",
					"district", "villageAddress", "profession", "fatherName", "mobileNumber", "isAdmin",
					now() - "joinedMinutesAgo" * interval '1 minute', now(), now()
				FROM jsonb_to_recordset($1::jsonb) AS written("name" text, "nameKey" text, "email" text, "emailKey" text,
					"clan" text, "clanKey" text, "dynasty" text, "dynastyKey" text, "location" text, "district" text,
					"villageAddress" text, "profession" text, "fatherName" text, "mobileNumber" text, "isAdmin" boolean,
					"joinedMinutesAgo" int)`,
				[JSON.stringify(members)],
			);
		}
		for (const { definition } of slow) await client.query(definition);
		await client.query('VACUUM ANALYZE "Member"');
	} finally {
		await client.end();
	}
}
